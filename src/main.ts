// The process begins: it hears signals first of all, for to load the rest takes a while.
import { hearSignals } from './signals.ts';

hearSignals();
await import('./run.ts');
