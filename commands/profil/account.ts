// What kind of account the bot has, in words: https://zulip.com/api/roles-and-permissions
import type { Text } from '../../src/kit/index.ts';

export const roles: Readonly<Record<number, Text>> = {
  100: { de: 'Besitzer', en: 'owner' },
  200: { de: 'Administrator', en: 'administrator' },
  300: { de: 'Moderator', en: 'moderator' },
  400: { de: 'Mitglied', en: 'member' },
  600: { de: 'Gast', en: 'guest' },
};

export const isAdministrator = (role: number | undefined): boolean => role !== undefined && role <= 200;

export const kindOfAccount = (isBot: boolean): Text =>
  isBot
    ? { de: 'ein Bot-Konto', en: 'a bot account' }
    : { de: 'ein gewöhnliches Konto', en: 'an ordinary account' };
