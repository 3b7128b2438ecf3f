// What is said when a folder is not made.
import type { FolderRefusal } from '../../src/chat/endpoints/createChannelFolder.ts';
import { both, type Text } from '../../src/kit/index.ts';

export const refusalWords: Readonly<Record<FolderRefusal, Text>> = {
  notAdministrator: both`Ordner legt in Zulip nur ein Konto mit der Rolle Administrator an; meines hat sie nicht.
    In Zulip only an account with the administrator role makes folders; mine does not have it.`,
  alreadyThere: both`Einen Ordner mit diesem Namen gibt es schon.
    There is a folder with this name already.`,
  tooLong: both`Der Name oder die Beschreibung ist zu lang.
    The name or the description is too long.`,
  badCharacter: both`Der Name enthält ein Zeichen, das Zulip dort nicht erlaubt.
    The name contains a character that Zulip does not allow there.`,
  empty: both`Ein Ordner braucht einen Namen.
    A folder needs a name.`,
};
