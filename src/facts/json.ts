// JSON as it comes from the service, before anything is known of it.
import { z } from 'zod';

export type Json = z.infer<typeof Json>;
export const Json = z.json();
