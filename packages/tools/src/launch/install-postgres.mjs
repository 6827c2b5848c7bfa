/** `node install-postgres.mjs`: installs Debian's PostgreSQL, whose server nobody starts. */
import { forbidOwnCluster, installDebianPackages } from './debian-packages.mjs';

if (process.getuid?.() === 0) forbidOwnCluster();
const problem = installDebianPackages([['postgresql']]);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
