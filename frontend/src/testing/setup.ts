/** For every file of the frontend's tests: files share a document, and none finds what another one rendered. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
