// Every text of a message as HTML, with the links in it.
import type { Organization } from '../organization/organization.ts';
import {
  bold,
  boldItalic,
  formula,
  inlineCode,
  type InlineRule,
  italic,
  renderInline,
  struck,
  time,
} from './inline.ts';
import { bareLink, type Link, namedLink, type OnLink } from './links.ts';
import { channelLink, emojiCharacter, emojiName, groupMention, userMention } from './references.ts';
import type { Element, Text } from './tree.ts';

export interface InlineText {
  readonly html: string;
  /** Those that may have a preview; in quotes there are none. */
  readonly links: readonly Link[];
}

export function inlineTexts(document: Element, organization: Organization): Map<Text, InlineText> {
  const texts = new Map<Text, InlineText>();
  let links: Link[] = [];
  const open = rules(organization, false, (link) => links.push(link));
  const quoted = rules(organization, true, () => undefined);
  const visit = ({ children }: Element, isQuoted: boolean): void => {
    for (const child of children) {
      if (child.kind === 'element') visit(child, isQuoted || child.tag === 'blockquote');
      else if (child.kind === 'text') {
        links = [];
        texts.set(child, { html: renderInline(child.text, isQuoted ? quoted : open), links });
      }
    }
  };
  visit(document, false);
  return texts;
}

/** In the order in which a real server looks for them. */
const rules = (organization: Organization, isQuoted: boolean, onLink: OnLink): readonly InlineRule[] => [
  inlineCode,
  boldItalic,
  userMention(organization, isQuoted),
  formula,
  channelLink(organization),
  time(organization.featureLevel),
  groupMention(organization, isQuoted),
  namedLink(organization, onLink),
  bareLink(organization, onLink),
  bold,
  italic,
  struck,
  emojiName(organization),
  emojiCharacter,
];
