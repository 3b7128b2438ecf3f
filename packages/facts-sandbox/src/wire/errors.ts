// The bodies of what goes wrong. The contract leaves them open; here all have `error` and `message`.

/** 404: nothing is served under this path. */
export function resourceNotFound(path: string) {
  return {
    error: 'resource_not_found',
    message: `Nothing is served under ${path}`,
    path,
  };
}

/** 405: the service only reads. */
export function methodNotAllowed(method: string) {
  return {
    error: 'method_not_allowed',
    message: `${method} is not supported, only GET is`,
    allowed: ['GET'],
  };
}

/** 404: a path parameter names a place that is not among the known ones. */
export function locationNotFound(parameter: 'von' | 'nach', value: string, slugs: readonly string[]) {
  const message = `Unknown location in ${parameter}: ${value}`;
  return {
    error: 'location_not_found',
    message,
    parameter,
    value,
    available_locations: [...slugs],
  };
}

/** 400: a query parameter is not what it should be; `expected` says what that is. */
export function invalidParameter(parameter: string, value: string, expected: string) {
  return {
    error: 'invalid_parameter',
    message: `Invalid value in ${parameter}: ${value}`,
    parameter,
    value,
    expected,
  };
}

/** 404: a path parameter's value is not among the ones that are supported. */
export function unknownValue(parameter: string, value: string, available: readonly string[]) {
  return {
    error: `${parameter}_not_found`,
    message: `Unknown ${parameter}: ${value}`,
    parameter,
    value,
    available: [...available],
  };
}

/** 404: no such topic, or none with what was asked for. */
export function topicNotFound(value: string, slugs: readonly string[]) {
  return {
    error: 'topic_not_found',
    message: `Unknown topic: ${value}`,
    parameter: 'topic',
    value,
    available_topics: [...slugs],
  };
}
