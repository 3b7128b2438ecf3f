// What Zulip's roles are called: https://zulip.com/api/roles-and-permissions
import type { Text } from '../../src/kit/index.ts';

export const roles: Readonly<Record<number, Text>> = {
  100: { de: 'Besitzer', en: 'owner' },
  200: { de: 'Administrator', en: 'administrator' },
  300: { de: 'Moderator', en: 'moderator' },
  400: { de: 'Mitglied', en: 'member' },
  600: { de: 'Gast', en: 'guest' },
};
