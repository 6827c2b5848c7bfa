export const errorsSetup = {
  mailUnknownHost: 'There is no mail server of that name. Check the host in SMTP_URL.',
  mailUnreachable:
    'The mail server cannot be reached. Check host and port in SMTP_URL, and whether a firewall is in between.',
  mailSlow:
    'The mail server has not answered within {seconds, number} seconds. Check the port: smtp:// mostly uses 587, smtps:// 465.',
  mailLogin: 'The mail server refuses the login. Check user name and password in SMTP_URL.',
  mailEncryption:
    'No encrypted connection came about. Check the port, and whether the certificate of the mail server is valid.',
  mailRefused:
    'The mail server refuses the sender or the recipient. Check MAIL_FROM and the address.',
  mailFailed: 'The mail could not be sent.',
  filesFull: 'There is no space left where files are kept.',
  filesDenied:
    'The server may not write where files are kept. Check the rights on DATA_DIR, or those of the key of the bucket.',
  filesNoBucket: 'There is no bucket of that name. Check S3_BUCKET and S3_ENDPOINT.',
  filesKeys:
    'The store of files refuses the keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'The store of files does not answer. Check S3_ENDPOINT and the network.',
  filesChanged:
    'A file did not come back as it was written. Check the disk, or what the bucket does with files.',
  filesFailed: 'A file could not be written, read and removed.',
} as const;
