/** What the pages call the college; the server's mails have theirs from its configuration. */
export const college = { name: 'Lampstand Bible College', shortName: 'Lampstand' };
