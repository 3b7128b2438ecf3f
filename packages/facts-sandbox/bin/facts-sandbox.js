#!/usr/bin/env node
// The command facts-sandbox: runs the compiled program.
import '../dist/command.js';
