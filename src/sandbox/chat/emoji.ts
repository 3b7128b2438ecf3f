// The emoji that this server knows: a few of Zulip's, by name.
import { badRequest } from './errors.ts';

const unicodeEmoji: Readonly<Record<string, string>> = {
  '+1': '1f44d',
  '-1': '1f44e',
  alert: '1f6a8',
  check: '2705',
  check_mark: '2714',
  clipboard: '1f4cb',
  clock: '1f557',
  cross_mark: '274c',
  eyes: '1f440',
  heart: '2764',
  hourglass: '23f3',
  hourglass_done: '231b',
  info: '2139',
  octopus: '1f419',
  prohibited: '1f6ab',
  question: '2753',
  robot: '1f916',
  smile: '1f642',
  stop_sign: '1f6d1',
  tada: '1f389',
  thinking: '1f914',
  time_ticking: '23f3',
  warning: '26a0',
  wave: '1f44b',
  working_on_it: '1f6e0',
};

/** The code of an emoji; https://zulip.com/api/add-reaction#parameter-emoji_code */
export function emojiCode(name: string): string {
  const code = unicodeEmoji[name];
  if (code === undefined) throw badRequest(`Emoji '${name}' does not exist`);
  return code;
}
