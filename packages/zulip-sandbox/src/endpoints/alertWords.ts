// Words that an account wants to be alerted of.
import { notify } from '../organization/access.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf } from '../organization/personal.ts';
import { aList, aString, json, textUpTo } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /users/me/alert_words: https://zulip.com/api/get-alert-words
export const getAlertWords: Endpoint = ({ organization, user }) => ({
  alert_words: personalOf(user, organization).alertWords,
});

const longestWord = textUpTo(100);

// POST /users/me/alert_words: https://zulip.com/api/add-alert-words

/** A word that is there already, in whatever case, is not added. */
export const addAlertWords: Endpoint = ({ organization, user, parameters }) => {
  const sent = parameters.required(
    'alert_words',
    json(aList((name, value) => longestWord(name, aString(name, value)))),
  );
  const { alertWords } = personalOf(user, organization);
  const words = [...alertWords];
  for (const word of sent.map((one) => one.trim()).filter((one) => one !== '')) {
    if (!words.some((one) => one.toLowerCase() === word.toLowerCase())) words.push(word);
  }
  return keep(words, user, organization);
};

// DELETE /users/me/alert_words: https://zulip.com/api/remove-alert-words
export const removeAlertWords: Endpoint = ({ organization, user, parameters }) => {
  const sent = parameters.required('alert_words', json(aList(aString))).map((word) => word.toLowerCase());
  const { alertWords } = personalOf(user, organization);
  return keep(
    alertWords.filter((word) => !sent.includes(word.toLowerCase())),
    user,
    organization,
  );
};

function keep(words: readonly string[], user: User, organization: Organization) {
  personalOf(user, organization).alertWords = words;
  notify(organization, [user.userId], () => ({ type: 'alert_words', alert_words: words }));
  return { alert_words: words };
}
