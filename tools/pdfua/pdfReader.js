// Starts pdfReader.ts: a thread, unlike a process, cannot be told on its command line that it is TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./pdfReader.ts');
