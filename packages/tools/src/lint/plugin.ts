import { envInEnvFile } from './env-in-env-file.ts';
import { fileName } from './file-name.ts';
import { injectedClock } from './injected-clock.ts';
import { namedEffect } from './named-effect.ts';
import { noSleep } from './no-sleep.ts';
import { suppressionReason, todoNamesDecision } from './comment-rules.ts';

/** The project's own lint rules; `.oxlintrc.json` says where each holds. */
export default {
  meta: { name: 'lampstand' },
  rules: {
    'env-in-env-file': envInEnvFile,
    'file-name': fileName,
    'injected-clock': injectedClock,
    'named-effect': namedEffect,
    'no-sleep': noSleep,
    'suppression-reason': suppressionReason,
    'todo-names-decision': todoNamesDecision,
  },
};
