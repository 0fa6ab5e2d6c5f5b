export type FoundBrowser =
  | {
      path: string;
    }
  | {
      path: undefined;
      advice: string;
    };
/**
 * Finds a Chromium for the journeys: CHROME_PATH, an installed one, Playwright's, or one it installs now from the system's packages or
 * with Playwright. If all fail, it returns advice.
 */
export declare function findBrowser(): FoundBrowser;
