// The file with which Zulip's own clients find a server and an account: https://zulip.com/api/configuring-python-bindings
import type { Account } from '../chat/model.ts';

export const zuliprcOf = ({ email, apiKey }: Account, site: string) => `[api]
email=${email}
key=${apiKey}
site=${site}
`;
