import type { DocumentRow } from '../modules/documents/documents.table.ts';

/** A document of the demonstration college. */
export interface DocumentPlan {
  readonly key: string;
  readonly title: string;
  /** Everybody who is signed in unless told. */
  readonly audiences?: DocumentRow['permissions'];
  readonly draft?: true;
  readonly writtenDaysAgo: number;
  readonly html: string;
}

const linkTo = (title: string): string =>
  `<a href="/docs?title=${encodeURIComponent(title)}">${title}</a>`;

const HANDBOOK = 'Student Handbook';
const ATTENDANCE = 'Attendance Rules';
const EXAMS = 'Exam Rules';
const PRIVACY = 'Privacy in Online Exams';
const ASSIGNMENTS = 'How to Upload an Assignment';

export const documentPlans: readonly DocumentPlan[] = [
  {
    key: 'handbook',
    title: HANDBOOK,
    writtenDaysAgo: 40,
    html: `<p>Welcome to the college. This handbook tells you what you can count on, and what we count on from you. Keep it close during your first weeks.</p>
<h2>Your week</h2>
<p>Each group meets twice a week with its facilitator. Between the meetings you watch the lessons of your courses at your own pace.</p>
<table><thead><tr><th>What</th><th>How often</th><th>How long</th></tr></thead><tbody>
<tr><th scope="row">Group meeting</th><td>Twice a week</td><td>90 minutes</td></tr>
<tr><th scope="row">Lessons</th><td>Three to five a week</td><td>About 40 minutes each</td></tr>
<tr><th scope="row">Reading and prayer</th><td>Every day</td><td>30 minutes</td></tr>
<tr><th scope="row">Serving in a local church</th><td>Once a week</td><td>As you agree with your church</td></tr></tbody></table>
<h2>What we ask of you</h2>
<ul><li>Come prepared and on time: see the ${linkTo(ATTENDANCE)}.</li><li>Do your own work, in exams and in assignments: see the ${linkTo(EXAMS)}.</li><li>Speak of others as you would want them to speak of you.</li></ul>
<h2>Whom to ask</h2>
<ol><li>Your facilitator, for everything about your group.</li><li>The office of your campus, for dates, fees and papers.</li><li>The dean of your region, when the first two could not help.</li></ol>
<blockquote><p>Your word is a lamp for my feet, a light on my path.</p></blockquote>`,
  },
  {
    key: 'attendance-rules',
    title: ATTENDANCE,
    writtenDaysAgo: 75,
    html: `<p>We learn together, so being there matters. Your facilitator records who is present at each meeting of your group.</p>
<h2>On time, late, absent</h2>
<ul><li>You are <strong>present</strong> when you are there at the beginning.</li><li>You are <strong>late</strong> when you come after the minutes that your group allows. A few late arrivals in a term are forgiven; after that they count.</li><li>You are <strong>absent</strong> when you do not come, or come too late to take part.</li></ul>
<h2>When you cannot come</h2>
<ol><li>Ask for leave before the meeting and give the reason.</li><li>Wait for the answer: an approved leave is recorded as excused.</li><li>Watch the lesson that you missed within a week, and tell your facilitator that you did.</li></ol>
<p>If something happened on the way and you could not ask before, explain it afterwards. Nobody is punished for a flat tyre.</p>`,
  },
  {
    key: 'exam-rules',
    title: EXAMS,
    writtenDaysAgo: 60,
    html: `<p>An exam shows you, and us, what you have made your own. These rules are the same on every campus.</p>
<h2>Before you start</h2>
<ul><li>Find a quiet place and an hour in which nobody needs you.</li><li>Check your connection. A short break is no harm: your answers are kept as you give them.</li><li>See on the exam's page how many attempts you have, and whether books are allowed.</li></ul>
<h2>During the exam</h2>
<p><strong>Do not leave the page.</strong> Whoever leaves it fails that attempt. If your browser closes by mistake, come back within a minute and carry on.</p>
<h2>Results</h2>
<p>You pass with 70 per cent. A passing score of a second attempt counts as 70 per cent. Your result, with the answers, is shown as soon as the exam has ended.</p>
<p>What we keep of an exam, and who sees it, is told in ${linkTo(PRIVACY)}.</p>`,
  },
  {
    key: 'exam-privacy',
    title: PRIVACY,
    writtenDaysAgo: 58,
    html: `<p>Trust goes both ways. This is what the college knows about you while you sit an exam online, and what it does not.</p>
<h2>What is kept</h2>
<ul><li>Your answers, and when each of them was given.</li><li>Whether the page was left or the connection lost, and for how long.</li><li>The score, and every correction of it with the name of the person and the reason.</li></ul>
<h2>What is not kept</h2>
<p>No camera, no microphone, no picture of your screen. We do not look at other pages or programs of your device.</p>
<h2>Who sees it</h2>
<table><thead><tr><th>Person</th><th>Sees</th></tr></thead><tbody><tr><th scope="row">You</th><td>Your answers and results</td></tr><tr><th scope="row">Managers and admins of your region</th><td>Results, and how each attempt ended</td></tr><tr><th scope="row">Other students</th><td>Nothing</td></tr></tbody></table>
<p>Questions about your data: <a href="mailto:privacy@lampstand.example">privacy@lampstand.example</a>.</p>`,
  },
  {
    key: 'upload-assignment',
    title: ASSIGNMENTS,
    audiences: ['FACILITATOR', 'STUDENT'],
    writtenDaysAgo: 30,
    html: `<p>Written work is handed in online. It takes five minutes, so please do not leave it for the last five before the deadline.</p>
<ol><li>Save your text as a PDF or a Word file. Put your name and the course on the first page.</li><li>Open the course and choose the assignment.</li><li>Add your file. A large one may take a while; you can go on reading in the meantime.</li><li>Look at what you have added, then send it. You see the time at which it was received.</li></ol>
<h2>If it does not work</h2>
<ul><li>Is the file larger than the page allows? Make its pictures smaller.</li><li>Did the connection break? Add the file again: nothing is handed in twice.</li><li>Is the deadline over? Write to your facilitator, who can open the assignment for you.</li></ul>`,
  },
  {
    key: 'facilitator-guide',
    title: 'Facilitator Guide',
    audiences: ['FACILITATOR'],
    writtenDaysAgo: 52,
    html: `<p>You do not need to know every answer. You help a group to find them together.</p>
<h2>A meeting of ninety minutes</h2>
<table><thead><tr><th>Minutes</th><th>What happens</th></tr></thead><tbody><tr><td>10</td><td>Arriving, praying, noting who is there</td></tr><tr><td>30</td><td>What struck us in the lessons</td></tr><tr><td>35</td><td>One question in depth</td></tr><tr><td>15</td><td>What each of us does with it this week</td></tr></tbody></table>
<h2>When somebody struggles</h2>
<ul><li>Ask in private, and early.</li><li>Offer a second look at the lesson before you offer a second date.</li><li>Tell the office of your campus when somebody has missed three meetings in a row.</li></ul>`,
  },
  {
    key: 'marking-essays',
    title: 'Marking Essays Fairly',
    audiences: ['ADMIN', 'FACILITATOR'],
    writtenDaysAgo: 20,
    html: `<p>Two people who mark the same essay should come close to the same mark. These four questions help.</p>
<ol><li>Does the essay answer the question that was asked?</li><li>Does it rest on the text, with the places named?</li><li>Can one follow its steps?</li><li>Does it say what follows for life and service?</li></ol>
<p>Give up to 25 points for each. Write one sentence of praise that is true, and one of advice that can be followed.</p>`,
  },
  {
    key: 'after-graduation',
    title: 'Staying in Touch after Graduation',
    audiences: ['ALUMNI'],
    writtenDaysAgo: 110,
    html: `<p>You have finished, and you still belong. This is what stays open to you.</p>
<ul><li>The lessons of your courses, to see again.</li><li>The list of ministries that graduates have begun: add yours.</li><li>News of the college, as often or as seldom as you choose in your profile.</li></ul>
<p>If you move, change your address in your <a href="/profile">profile</a>, so that invitations find you.</p>`,
  },
  {
    key: 'library-hours',
    title: 'Library Opening Hours',
    draft: true,
    writtenDaysAgo: 4,
    html: `<p>Hours of the new term. To be confirmed by the campuses before this is published.</p>
<table><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody><tr><th scope="row">Monday to Thursday</th><td>9:00 to 20:00</td></tr><tr><th scope="row">Friday</th><td>9:00 to 16:00</td></tr><tr><th scope="row">Saturday</th><td>10:00 to 14:00</td></tr></tbody></table>`,
  },
];
