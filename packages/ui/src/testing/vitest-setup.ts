import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { preview } from './preview.tsx';

// Composed stories stand in the same frame as in the workshop.
setProjectAnnotations(preview);

afterEach(cleanup);
