import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

const html = `<p><a href="/docs?title=Exam%20Rules">ours</a> <a href="/users">of the other app</a>
<a href="https://example.org">elsewhere</a></p>`;

const show = (text: string) =>
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <RichText html={text} isOwnPath={(path) => path === '/docs'} />
      <Address />
    </MemoryRouter>,
  );

describe('the links of a text', () => {
  beforeEach(() => {
    show(html);
  });

  const address = () => screen.getByRole('status').textContent;
  /** @returns whether the browser is left to follow the link. */
  const press = (name: string, keys: object = {}) =>
    fireEvent.click(screen.getByRole('link', { name }), keys);

  it('lead to screens of this app without loading a page', () => {
    expect(press('ours')).toBe(false);
    expect(address()).toBe('/docs?title=Exam%20Rules');
  });

  it.each(['of the other app', 'elsewhere'])('that lead %s are left to the browser', (name) => {
    expect(press(name)).toBe(true);
    expect(address()).toBe('/dashboard');
  });

  it('are left to the browser when they are opened in a new tab', () => {
    expect(press('ours', { ctrlKey: true })).toBe(true);
    expect(address()).toBe('/dashboard');
  });
});

describe('a text', () => {
  it('keeps its tables, lists and pictures', () => {
    show(
      '<table>\n<tr>\n<th scope="row">a</th><td colspan="2">b</td></tr></table><ol start="3"><li>c</li></ol><img src="/files/x?y" alt="Map"><br>',
    );
    expect(screen.getByRole('rowheader', { name: 'a' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'b' }).getAttribute('colspan')).toBe('2');
    expect(screen.getByRole('list').getAttribute('start')).toBe('3');
    expect(screen.getByRole('img', { name: 'Map' })).toBeTruthy();
  });

  it('lets the keyboard reach a table that is wider than its place', () => {
    show('<table><tbody><tr><td>a</td></tr></tbody></table>');
    expect(screen.getByRole('table').tabIndex).toBe(0);
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<img src="/files/x" onerror="alert(1)">',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<script>alert(1)</script><style>p{}</style><iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<a href="//evil.example">x</a><a href="/\\evil.example">x</a>',
    '<p style="position:fixed" class="x" id="y" onclick="alert(1)">x</p>',
    '<form action="/x"><input autofocus onfocus="alert(1)"></form>',
  ])('shows nothing that could run, even if the server let it through: %s', (text) => {
    const { container } = show(text);
    const made = container.querySelector('div')?.innerHTML ?? '';
    expect(made).not.toMatch(/alert|evil|<(?!\/|p>|a[ >]|img )|style|class|id=/);
  });
});
