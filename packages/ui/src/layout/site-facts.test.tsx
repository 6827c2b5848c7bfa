import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as frame from './AppFrame.stories.tsx';
import * as picker from './LanguagePicker.stories.tsx';

const { Screen: Frame } = composeStories(frame);
const { Basic: Picker } = composeStories(picker);

function pageSays(facts: object): void {
  const meta = document.createElement('meta');
  meta.name = 'site';
  meta.content = JSON.stringify(facts);
  document.head.append(meta);
}

afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name="site"]')) meta.remove();
});

describe('the frame of every page', () => {
  it('has neither banner nor links of a college that has named none', () => {
    render(<Frame />);
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  });

  it('has the banner and the links that the college settled', () => {
    pageSays({
      bannerText: 'Training copy',
      helpUrl: 'https://help.example/',
      termsUrl: 'https://college.example/terms',
      contactEmail: 'office@college.example',
    });
    render(<Frame />);
    expect(screen.getByText('Training copy')).toBeDefined();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Help')).toBe('https://help.example/');
    expect(hrefOf('Terms')).toBe('https://college.example/terms');
    expect(hrefOf('Privacy')).toBe('/privacy');
    expect(hrefOf('office@college.example')).toBe('mailto:office@college.example');
  });
});

describe('the language picker', () => {
  it('lists what the college offers, in its order and under its names', () => {
    pageSays({
      locales: [
        ['fr_FR', 'Français'],
        ['en', 'British English'],
      ],
    });
    render(<Picker />);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Français', 'British English']);
  });
});
