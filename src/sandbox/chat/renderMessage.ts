// POST /messages/render: https://zulip.com/api/render-message
import type { Endpoint } from './endpoint.ts';
import { text } from './parameters.ts';
import { render } from './render.ts';

/** As in a message that is sent; nobody is notified. */
export const renderMessage: Endpoint = ({ organization, parameters }) => ({
  rendered: render(parameters.required('content', text), organization),
});
