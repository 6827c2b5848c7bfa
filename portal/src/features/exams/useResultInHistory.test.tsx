import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useResultInHistory } from './useResultInHistory.ts';

function Questions() {
  const [over, setOver] = useState(false);
  useResultInHistory(over, '/result');
  return (
    <>
      <Link to="?step=2">Second question</Link>
      <Link to="?step=3">Third question</Link>
      <button type="button" onClick={() => setOver(true)}>
        Finish
      </button>
    </>
  );
}

function Exam() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/attempt">Start</Link>} />
        <Route path="/attempt" element={<Questions />} />
        <Route path="/result" element={<p>The result</p>} />
      </Routes>
    </BrowserRouter>
  );
}

describe('the way back from a result', () => {
  it.each([{ steps: [] }, { steps: ['Second question', 'Third question'] }])(
    'leads to the start of the exam after the questions $steps',
    async ({ steps }) => {
      window.history.pushState(null, '', '/start');
      const user = userEvent.setup();
      render(<Exam />);
      await user.click(screen.getByText('Start'));
      for (const step of steps) await user.click(screen.getByText(step));
      await user.click(screen.getByText('Finish'));
      expect(await screen.findByText('The result')).toBeTruthy();
      expect(window.location.pathname).toBe('/result');
      window.history.back();
      await waitFor(() => expect(window.location.pathname).toBe('/start'));
      expect(await screen.findByText('Start')).toBeTruthy();
    },
  );
});
