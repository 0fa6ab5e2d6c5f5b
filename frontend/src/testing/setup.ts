/** Set-up of every test file of the frontend. Files share a document, so each test removes what it rendered. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long `findBy…` and `waitFor` look; their default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
