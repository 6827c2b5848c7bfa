import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../actions/Button.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { after, press } from '../testing/after.tsx';

/** A screen with every way out of it. */
function Exam({ active, message }: { readonly active: boolean; readonly message?: string }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return (
    <>
      <h1>Exam, question {parameters.get('question') ?? '1'}</h1>
      <p>
        <Link to="/dashboard">Dashboard</Link> <Link to="?question=2">Next question</Link>
      </p>
      <Button onClick={() => void navigate('/dashboard', { replace: true })}>Finish</Button>
      <Button onClick={() => void navigate(-1)}>Back</Button>
      <UnsavedGuard active={active} message={message} />
    </>
  );
}

const meta = {
  component: UnsavedGuard,
  args: { active: true },
  parameters: { initialEntries: ['/dashboard', '/exam'] },
  render: ({ active, message }) => (
    <Routes>
      <Route path="/exam" element={<Exam active={active} {...(message ? { message } : {})} />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </Routes>
  ),
} satisfies Meta<typeof UnsavedGuard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guarded: Story = {};
export const NothingToLose: Story = { args: { active: false } };
export const InOwnWords: Story = {
  args: {
    message:
      'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?',
  },
};

/** In the window's own history, for the browser tests: jsdom orders listeners differently. */
export const InBrowserHistory: Story = {
  parameters: { router: 'browser' },
  render: ({ active }) => (
    <Routes>
      <Route path="/exam" element={<Exam active={active} />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
      <Route path="*" element={<Link to="/exam">Exam</Link>} />
    </Routes>
  ),
};
/** Somebody has pressed "Back". */
export const Asking: Story = { decorators: [after(press('Back'))] };
