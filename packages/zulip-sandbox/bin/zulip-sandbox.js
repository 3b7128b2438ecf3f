#!/usr/bin/env node
// The command zulip-sandbox: runs the compiled program.
import '../dist/command.js';
