export const authoringCourse = {
  publish: 'Publish',
  unpublish: 'Withdraw',
  publishTitle: 'Publish “{name}”?',
  publishBody:
    'Students of the groups that it is offered to see the course and its published lessons from the day on which it begins there.',
  unpublishTitle: 'Withdraw “{name}”?',
  unpublishBody:
    'No student sees the course until it is published again. What they have done in it stays.',
  published: '“{name}” is published.',
  unpublished: '“{name}” is withdrawn.',
  stale:
    'Somebody else has changed it meanwhile. What you see now is what is stored; please decide again.',
  preview: 'View as a student',
  changes: 'Changes since published',
  noChanges: 'Nothing has changed since the course was published on {date}.',
  neverPublished:
    'The course was never published. Once it is, what changes afterwards is listed here.',
  newOrGone: 'Added or removed',
  copy: 'Copy the course',
  copyBody:
    'The copy gets the texts and the picture, all lessons with recordings, subtitles, downloads and rules, and the exams. Nothing of it is published. What students have done stays with the original.',
  copyDo: 'Copy',
  copied: 'The copy “{name}” is made. Nothing of it is published yet.',
  copyOfName: '{name} (copy)',
  offerings: 'Offerings',
  offer: 'Offer to a group',
  offerChange: 'Change the dates in {group}',
  offerSaved: 'Offered to {group} from {start} to {end}.',
  offerStopTitle: 'Stop offering it to {group}?',
  offerStopBody:
    'People of the group do not see the course any more. What they have done in it stays.',
  offerStopped: '{group}: the course is not offered any more.',
  offerConflict:
    'Somebody else has changed this offering meanwhile. Stored now: {start} to {end}. Your entries are still here; save again to put them in its place.',
  offerGone:
    'Somebody else has stopped this offering meanwhile. Your entries are still here; save again to offer the course anew.',
  offerThere:
    'The course is already offered to this group. Stored now: {start} to {end}. Save again to put your dates in their place.',
  upcoming: 'Begins later',
  running: 'Running',
  over: 'Over',
} as const;
