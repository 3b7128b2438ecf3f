// GET /realm/emoji: https://zulip.com/api/get-custom-emoji
import { emojiShapes } from './customEmoji.ts';
import type { Endpoint } from './endpoint.ts';

export const getCustomEmoji: Endpoint = ({ organization }) => ({ emoji: emojiShapes(organization) });
