// Puts the images and templates beside the compiled program, where it looks for them.
import { cpSync } from 'node:fs';

cpSync('assets', 'dist/assets', { recursive: true });
