import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { keepFramesComing } from './frames.ts';
import { preview } from './preview.tsx';

// Composed stories stand in the same frame as in the workshop.
setProjectAnnotations(preview);

keepFramesComing(window);

afterEach(cleanup);
