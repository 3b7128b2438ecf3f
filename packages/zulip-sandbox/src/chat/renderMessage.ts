// POST /messages/render: https://zulip.com/api/render-message
import type { Endpoint } from './endpoint.ts';
import { internalServerError } from './errors.ts';
import { takesTooLong } from './limits.ts';
import { text } from './parameters.ts';
import { render } from './render.ts';

/** As in a message that is sent; nobody is notified. */
export const renderMessage: Endpoint = ({ organization, parameters }) => {
  const content = parameters.required('content', text);
  // When a message is sent, this is a refusal; here nobody catches it.
  if (takesTooLong(content)) throw internalServerError();
  return { rendered: render(content, organization) };
};
