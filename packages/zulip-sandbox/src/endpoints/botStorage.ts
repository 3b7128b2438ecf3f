// GET, PUT and DELETE /bot_storage: strings that the server keeps for an account, a bot or not.
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anObject, aString, type Check, json } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

/** Keys and values together. */
const mostCharacters = 10_000_000;

/** Without keys all are given. One key that does not exist makes the whole request fail. */
export const getBotStorage: Endpoint = ({ organization, user, parameters }) => {
  const keys = parameters.optional('keys', json(aList(aString)));
  const stored = storageOf(user, organization);
  return {
    storage: Object.fromEntries((keys ?? [...stored.keys()]).map((key) => [key, existing(stored, key)])),
  };
};

/** Other keys stay as they are. */
export const updateBotStorage: Endpoint = ({ organization, user, parameters }) => {
  const entries = parameters.required('storage', json(aStorage));
  const stored = storageOf(user, organization);
  const after = new Map([...stored, ...entries]);
  const characters = [...after].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  if (characters > mostCharacters) {
    throw badRequest(`Request exceeds storage limit by ${characters - mostCharacters} characters.`);
  }
  organization.botStorage.set(user.userId, after);
  return {};
};

/** Without keys everything goes. */
export const removeBotStorage: Endpoint = ({ organization, user, parameters }) => {
  const keys = parameters.optional('keys', json(aList(aString)));
  const stored = storageOf(user, organization);
  const removed = keys ?? [...stored.keys()];
  if (new Set(removed).size < removed.length) throw badRequest('Key does not exist.');
  for (const key of removed) existing(stored, key);
  for (const key of removed) stored.delete(key);
  return {};
};

const aStorage: Check<readonly (readonly [string, string])[]> = (name, value) =>
  Object.entries(anObject(name, value)).map(([key, stored]) => [key, aString(`${name}["${key}"]`, stored)]);

function storageOf({ userId }: User, { botStorage }: Organization): Map<string, string> {
  const stored = botStorage.get(userId) ?? new Map<string, string>();
  botStorage.set(userId, stored);
  return stored;
}

function existing(stored: ReadonlyMap<string, string>, key: string): string {
  const value = stored.get(key);
  if (value === undefined) throw badRequest('Key does not exist.');
  return value;
}
