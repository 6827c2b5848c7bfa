import { nodeIsRecent, oldestNode, pnpmIsRecent } from '../launch/runtime.mjs';

/** What the doctor looks at. */
export interface Facts {
  /** Version of the Node that people's own commands run on. */
  node: string;
  pnpm: string | undefined;
  packagesInstalled: boolean;
  chromium: string | undefined;
  /** The path in LAMPSTAND_CHROMIUM, found or not. */
  chromiumConfigured: string | undefined;
  postgres: string | undefined;
  testDatabase: string | undefined;
  port: number;
  portIsFree: boolean;
  freeBytes: number;
  dataFolder: string;
  /** Process that holds the data folder's lock and is alive. */
  dataHolder: number | undefined;
}

export interface Finding {
  subject: string;
  /** `problem` keeps the product from starting or its tests from passing; a `note` does not. */
  state: 'ok' | 'note' | 'problem';
  says: string;
  /** What to do about it. */
  mend?: string;
}

/** Packages, both builds, Storybook and the demonstration college with room to spare. */
const neededBytes = 3 * 1024 ** 3;

/** What of a machine matters to a server that runs on it. */
export const diagnoseForServer = (facts: Facts): Finding[] => [
  diagnoseNode(facts),
  facts.packagesInstalled
    ? ok('packages', 'installed')
    : problem('packages', 'not installed yet', 'npm start installs them'),
  diagnoseDisk(facts),
];

/** Names what the machine has, what it lacks, and how to mend that. */
export function diagnose(facts: Facts): Finding[] {
  return [
    diagnoseNode(facts),
    diagnosePnpm(facts),
    facts.packagesInstalled
      ? ok('packages', 'installed')
      : note('packages', 'not installed yet', 'npm start installs them'),
    diagnoseChromium(facts),
    diagnosePostgres(facts),
    facts.portIsFree
      ? ok('port', `${facts.port} is free`)
      : problem(
          'port',
          `${facts.port} is in use`,
          `stop the program that listens there (perhaps a Lampstand), or start with PORT=${facts.port + 1}`,
        ),
    diagnoseDisk(facts),
    facts.dataHolder === undefined
      ? ok('data folder', `${facts.dataFolder} is free`)
      : problem(
          'data folder',
          `${facts.dataFolder} is in use by process ${facts.dataHolder}`,
          'stop that server first, or set DATA_DIR to another folder',
        ),
  ];
}

function diagnoseNode({ node }: Facts): Finding {
  if (nodeIsRecent(node)) return ok('Node', node);
  return note(
    'Node',
    `${node} is older than ${oldestNode.join('.')}`,
    'npm start and npm test fetch Node 24 by themselves; for the pnpm commands install Node 24 (https://nodejs.org)',
  );
}

function diagnosePnpm({ pnpm }: Facts): Finding {
  if (pnpmIsRecent(pnpm)) return ok('pnpm', pnpm ?? '');
  return note(
    'pnpm',
    pnpm === undefined ? 'not there' : `${pnpm} is not version 10`,
    'npm start and npm test fetch it by themselves; for the pnpm commands: npm install -g pnpm@10',
  );
}

function diagnoseChromium({ chromium, chromiumConfigured }: Facts): Finding {
  if (chromium !== undefined) return ok('Chromium', chromium);
  if (chromiumConfigured !== undefined) {
    return problem(
      'Chromium',
      `LAMPSTAND_CHROMIUM names ${chromiumConfigured}, which does not exist`,
      'set it to the path of a Chromium or Chrome, or unset it',
    );
  }
  return note(
    'Chromium',
    'not found; the stories and journeys need it',
    'npm test downloads one, or as root on Debian and Ubuntu installs the package; LAMPSTAND_CHROMIUM names another',
  );
}

function diagnosePostgres({ postgres, testDatabase }: Facts): Finding {
  if (testDatabase !== undefined) return ok('PostgreSQL', 'an address is set');
  return note(
    'PostgreSQL',
    postgres === undefined ? 'not installed (optional)' : `${postgres}, not used by the tests`,
    'set TEST_DATABASE_URL to let the database suites run on a PostgreSQL too, as .ci/run does',
  );
}

function diagnoseDisk({ freeBytes }: Facts): Finding {
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB free`;
  if (freeBytes >= neededBytes) return ok('disk', free);
  return problem('disk', free, `make ${neededBytes / 1024 ** 3} GB of room`);
}

const ok = (subject: string, says: string): Finding => ({ subject, state: 'ok', says });
const note = (subject: string, says: string, mend: string): Finding => {
  return { subject, state: 'note', says, mend };
};
const problem = (subject: string, says: string, mend: string): Finding => {
  return { subject, state: 'problem', says, mend };
};
