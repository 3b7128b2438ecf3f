// An office whose facts come from the service of another shape, and an answer as a person sees it.
import { onTestFinished } from 'vitest';
import { openOffice } from './office.ts';
import { startOtherFactsServer } from './otherFactsServer.ts';

export async function openOther() {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  return { baseUrl: other.baseUrl, office: await openOffice({ factsUrl: other.baseUrl }) };
}

/** Entities as characters. */
export const seen = (message: string) =>
  message.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
