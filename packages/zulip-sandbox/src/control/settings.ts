// The settings of the server that can be changed while it runs: its clock, its limits, its patience.
import { z } from 'zod';
import type { Organization } from '../chat/organization.ts';

export const settingsOf = (organization: Organization) => ({
  now: new Date(organization.now()).toISOString(),
  feature_level: organization.featureLevel,
  rate_limits: organization.rateLimits,
  edit_limit_seconds: organization.editLimitSeconds,
  heartbeat_seconds: organization.queues.heartbeatMs / 1000,
});

const Change = z.strictObject({
  now: z.iso.datetime({ offset: true }).optional(),
  advance_seconds: z.number().optional(),
  rate_limits: z.array(z.tuple([z.int().min(1), z.int().min(1)])).optional(),
  edit_limit_seconds: z.int().min(0).optional(),
  heartbeat_seconds: z.number().min(0.05).max(3600).optional(),
});

/** The clock goes on from where it is put. */
export function changeSettings(sent: unknown, organization: Organization): void {
  const change = Change.parse(sent);
  const moment = change.now === undefined ? organization.now() : Date.parse(change.now);
  const ahead = moment + (change.advance_seconds ?? 0) * 1000 - Date.now();
  if (change.now !== undefined || change.advance_seconds !== undefined) {
    organization.now = () => Date.now() + ahead;
  }
  if (change.rate_limits) organization.rateLimits = change.rate_limits;
  if (change.edit_limit_seconds !== undefined) organization.editLimitSeconds = change.edit_limit_seconds;
  if (change.heartbeat_seconds !== undefined) {
    organization.queues.heartbeatMs = change.heartbeat_seconds * 1000;
  }
}
