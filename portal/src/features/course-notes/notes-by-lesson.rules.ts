interface NoteOfLesson {
  readonly lesson: { readonly _id: string; readonly title: string };
}

/** Notes under their lessons, both in the order in which they come. */
export function byLesson<Note extends NoteOfLesson>(notes: readonly Note[]) {
  const lessons = new Map<string, { lesson: Note['lesson']; notes: Note[] }>();
  for (const note of notes) {
    const known = lessons.get(note.lesson._id);
    if (known) known.notes.push(note);
    else lessons.set(note.lesson._id, { lesson: note.lesson, notes: [note] });
  }
  return [...lessons.values()];
}
