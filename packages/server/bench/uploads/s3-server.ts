import { openS3 } from '../../src/testing/s3-store.ts';

// A store that speaks S3, in the folder that it is told.
const { url, close } = await openS3(process.argv[2]);
process.stdout.write(`ready ${new URL(url).port}\n`);
process.on('SIGTERM', () => {
  void close().then(() => process.exit(0));
});
