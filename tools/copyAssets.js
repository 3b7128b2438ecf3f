// Puts the images and templates, and what the sandbox reads, beside the compiled program, where it looks for them.
import { cpSync } from 'node:fs';

cpSync('assets', 'dist/assets', { recursive: true });
for (const folder of ['src/sandbox/data', 'src/sandbox/page/browser']) {
  cpSync(folder, `dist/${folder}`, { recursive: true });
}
