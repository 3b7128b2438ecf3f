// Patterns that become links. They are kept and told; messages are rendered without them.
import { checkIsAdministrator, everyone, notify } from '../organization/access.ts';
import { checkLinkifier } from '../organization/linkifiers.ts';
import type { Linkifier } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, json, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

export const linkifierShape = ({ id, pattern, urlTemplate }: Linkifier) => ({
  pattern,
  url_template: urlTemplate,
  id,
});

// GET /realm/linkifiers: https://zulip.com/api/get-linkifiers
export const getLinkifiers: Endpoint = ({ organization }) => ({
  linkifiers: organization.linkifiers.map(linkifierShape),
});

// POST /realm/filters: https://zulip.com/api/add-linkifier
export const addLinkifier: Endpoint = ({ organization, user, parameters }) => {
  const pattern = parameters.required('pattern', text);
  const urlTemplate = parameters.required('url_template', text);
  checkIsAdministrator(user);
  checkLinkifier(pattern, urlTemplate);
  checkIsNew(pattern, organization.linkifiers);
  organization.lastLinkifierId += 1;
  const id = organization.lastLinkifierId;
  keep([...organization.linkifiers, { id, pattern, urlTemplate }], organization);
  return { id };
};

// PATCH /realm/filters/{filter_id}: https://zulip.com/api/update-linkifier
export const updateLinkifier: Endpoint = ({ organization, user, parameters, pathId }) => {
  const pattern = parameters.required('pattern', text);
  const urlTemplate = parameters.required('url_template', text);
  checkIsAdministrator(user);
  const { linkifiers } = organization;
  if (!linkifiers.some(({ id }) => id === pathId)) throw notThere();
  checkLinkifier(pattern, urlTemplate);
  checkIsNew(
    pattern,
    linkifiers.filter(({ id }) => id !== pathId),
  );
  const changed = { id: pathId, pattern, urlTemplate };
  keep(
    linkifiers.map((one) => (one.id === pathId ? changed : one)),
    organization,
  );
  return {};
};

// DELETE /realm/filters/{filter_id}: https://zulip.com/api/remove-linkifier
export const removeLinkifier: Endpoint = ({ organization, user, pathId }) => {
  checkIsAdministrator(user);
  const { linkifiers } = organization;
  if (!linkifiers.some(({ id }) => id === pathId)) throw notThere();
  keep(
    linkifiers.filter(({ id }) => id !== pathId),
    organization,
  );
  return {};
};

// PATCH /realm/linkifiers: https://zulip.com/api/reorder-linkifiers
export const reorderLinkifiers: Endpoint = ({ organization, user, parameters }) => {
  const ids = parameters.required('ordered_linkifier_ids', json(aList(anInteger)));
  checkIsAdministrator(user);
  const { linkifiers } = organization;
  if (new Set(ids).size < ids.length) {
    throw badRequest('The ordered list must not contain duplicated linkifiers');
  }
  const ordered = ids.flatMap((id) => linkifiers.find((one) => one.id === id) ?? []);
  if (new Set(ordered).size !== linkifiers.length || ids.length !== linkifiers.length) {
    throw badRequest('The ordered list must enumerate all existing linkifiers exactly once');
  }
  keep(ordered, organization);
  return {};
};

const notThere = () => badRequest('Linkifier not found.');

function checkIsNew(pattern: string, linkifiers: readonly Linkifier[]): void {
  if (linkifiers.some((one) => one.pattern === pattern)) {
    throw badRequest('Linkifier with this Pattern already exists.');
  }
}

function keep(linkifiers: readonly Linkifier[], organization: Organization): void {
  organization.linkifiers = linkifiers;
  const shapes = linkifiers.map(linkifierShape);
  notify(organization, everyone(organization), ({ linkifierUrlTemplate }) => ({
    type: 'realm_linkifiers',
    realm_linkifiers: linkifierUrlTemplate ? shapes : [],
  }));
}
