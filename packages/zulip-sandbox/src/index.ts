// What a bot's author imports: a Zulip server of one's own, and the words to speak of it.

export { role, type Role, type AccountKind, type NewAccount } from './organization/world.ts';
export { Refusal } from './wire/errors.ts';
export type { StatusChange } from './organization/model.ts';
export type { RestartAs, Welcome } from './page/servePage.ts';
export type { Understood, UnderstoodLine, UnderstoodOf } from './page/understood.ts';
export type { RateLimit } from './wire/requestLimits.ts';
export type { FaultBeside, ServiceBeside } from './control/besides.ts';
export { zuliprcOf } from './control/control.ts';
export {
  startZulipSandbox,
  type Account,
  type Acting,
  type Fault,
  type FaultKind,
  type LoggedRequest,
  type StoredMessage,
  type TakeBack,
  type ZulipSandbox,
  type ZulipSandboxOptions,
} from './start.ts';
