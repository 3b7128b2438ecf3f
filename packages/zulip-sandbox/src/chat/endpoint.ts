// What every endpoint is: a function from a request to the fields of its success.
import type { User } from './model.ts';
import type { Organization } from './organization.ts';
import type { Parameters } from './parameters.ts';

export interface ApiRequest {
  readonly organization: Organization;
  /** Who asks. */
  readonly user: User;
  readonly parameters: Parameters;
  /** What was uploaded: one file per field of the form. */
  readonly files: readonly File[];
  /** The last variable part of the path, empty if there is none. */
  readonly pathPart: string;
  /** The same as a number: `messages/{message_id}`. */
  readonly pathId: number;
  /** The program that asks: https://zulip.com/api/http-headers#the-user-agent-header */
  readonly client: string;
  /** Aborted when the client has left. */
  readonly gone: AbortSignal;
}

/** Gives what stands in the answer beside `result` and `msg`; refuses by throwing. */
export type Endpoint = (request: ApiRequest) => object | Promise<object>;
