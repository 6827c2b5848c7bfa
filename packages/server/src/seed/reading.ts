/** A lesson that is read: the last one of several courses. */
export const READING_TITLE = 'Reading the text for yourself';

const readIn: readonly string[] = ['BIB102', 'BIB201', 'HOM201'];

export const hasReading = (code: string): boolean => readIn.includes(code);

export const reading = `<p>You have heard others speak about the text. This week you meet it without them. Take half an hour, a Bible and something to write with.</p>
<h2>Three rounds</h2>
<ol>
<li>Read the passage aloud, slowly, from beginning to end. Do not stop where you know it.</li>
<li>Read it again and write down what is said, by whom, and to whom.</li>
<li>Read it a third time and write down one question that it asks you.</li>
</ol>
<h2>Before the next meeting</h2>
<p>Bring your question to your group. <strong>One sentence is enough.</strong> If two of you bring the same one, begin with it.</p>
<blockquote>A text that surprises nobody has not been read yet.</blockquote>`;
