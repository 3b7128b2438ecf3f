// Why a file did not get into the chat: one closed family, whichever way it went.
import { ChatError } from './errors.ts';

/**
 * - `tooLarge`: larger than the server, or something in front of it, lets through
 * - `quotaExceeded`: the organisation's space for files is used up
 * - `serverTooOld`: it would have to go in pieces, which this server does not take
 * - `notAllowed`: not from this account, or nobody may
 * - `lost`: the connection broke again and again without any byte more being there
 */
export type UploadProblem = 'tooLarge' | 'quotaExceeded' | 'serverTooOld' | 'notAllowed' | 'lost';

export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly problem: UploadProblem;
  /** What the server allows, where that is what stopped it. */
  readonly limitMib: number | undefined;

  constructor(problem: UploadProblem, { limitMib, cause }: { limitMib?: number; cause?: unknown } = {}) {
    super(`upload: ${problem}`, { cause });
    this.problem = problem;
    this.limitMib = limitMib;
  }
}

/** What the server refused becomes an UploadError; everything else stays what it is. */
export function asUploadError(error: unknown): unknown {
  const problem = error instanceof ChatError ? problemOf(error) : undefined;
  return problem ? new UploadError(problem, { cause: error }) : error;
}

/** As documented, as measured, and as the source words it: https://zulip.com/api/upload-file */
function problemOf(error: ChatError): UploadProblem | undefined {
  if (error.code === 'REALM_UPLOAD_QUOTA' || error.says(/exceed your organization's upload quota/)) {
    return 'quotaExceeded';
  }
  // A limit of nothing is how a server switches uploads off.
  if (error.says(/limit of 0 MiB|\(0 MiB\)/)) return 'notAllowed';
  if (error.status === 413 || error.says(/^(?:File|Uploaded file) is larger than/)) return 'tooLarge';
  if (error.status === 403 || error.code === 'UNAUTHORIZED_PRINCIPAL') return 'notAllowed';
  if (error.says(/does not accept bot requests|Insufficient permission|not allowed/i)) return 'notAllowed';
  return undefined;
}
