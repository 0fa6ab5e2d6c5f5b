/** What an active learner calls in a month, and what one such call takes. */
export interface CallUsage {
  /** Name in the contract. */
  call: string;
  perLearnerMonth: number;
  /** Units of DynamoDB, as listed in `functions/src/table/README.md`. */
  readUnits: number;
  writeUnits: number;
}

/**
 * An active learner of a month: eight visits, each with the dashboard, six lessons, two activities and twenty minutes of reading.
 * `npm run bench:api` measures the calls.
 */
export const LEARNER_CALLS: readonly CallUsage[] = [
  { call: 'getDashboard', perLearnerMonth: 10, readUnits: 8, writeUnits: 0 },
  { call: 'listCourses', perLearnerMonth: 8, readUnits: 0, writeUnits: 0 },
  { call: 'getCourse', perLearnerMonth: 20, readUnits: 0, writeUnits: 0 },
  { call: 'getCourseState', perLearnerMonth: 20, readUnits: 8, writeUnits: 0 },
  { call: 'getPlayerView', perLearnerMonth: 50, readUnits: 15, writeUnits: 0 },
  { call: 'recordLearningTime', perLearnerMonth: 100, readUnits: 8, writeUnits: 5 },
  { call: 'savePosition', perLearnerMonth: 100, readUnits: 0, writeUnits: 2 },
  { call: 'recordModuleProgress', perLearnerMonth: 8, readUnits: 8, writeUnits: 8 },
  { call: 'saveNote', perLearnerMonth: 30, readUnits: 8, writeUnits: 2 },
  { call: 'listNotes', perLearnerMonth: 8, readUnits: 2, writeUnits: 0 },
  { call: 'listActivities', perLearnerMonth: 20, readUnits: 13, writeUnits: 0 },
  { call: 'getActivityState', perLearnerMonth: 20, readUnits: 23, writeUnits: 0 },
  { call: 'startAttempt', perLearnerMonth: 4, readUnits: 13, writeUnits: 26 },
  { call: 'saveAnswers', perLearnerMonth: 30, readUnits: 0, writeUnits: 14 },
  { call: 'saveDraft', perLearnerMonth: 10, readUnits: 15, writeUnits: 4 },
  { call: 'submitActivity', perLearnerMonth: 8, readUnits: 18, writeUnits: 50 },
  // Every 25 seconds of the twenty minutes, and every five minutes of an hour in which the page stays open and no one uses it.
  { call: 'getUnreadCount', perLearnerMonth: 480, readUnits: 1, writeUnits: 0 },
  { call: 'listNotifications', perLearnerMonth: 4, readUnits: 6, writeUnits: 0 },
  { call: 'listPurchases', perLearnerMonth: 2, readUnits: 12, writeUnits: 0 },
];

/** What else a month with learners takes. */
export const OTHER_USAGE = {
  /** A call in Lambda with 512 MB, waiting for the table included. */
  callMilliseconds: 30,
  /** A line of the access log, and a function's own lines. */
  logBytesPerCall: 900,
  /** Each container reads the whole catalog once a minute: learner-minutes in which one does. */
  catalogReadsPerLearnerMonth: 120,
  unitsPerCatalogRead: 16,
  visitsPerLearnerMonth: 8,
  /** Files of the site; the calls of the visit come on top. */
  edgeFilesPerVisit: 90,
  edgeKilobytesPerVisit: 700,
  mailsPerLearnerMonth: 3,
  /** Mails with codes. Cognito encrypts each code, and our function decrypts it. */
  codesPerLearnerMonth: 4,
  keyCallsPerCode: 2,
  tableKilobytesPerLearner: 400,
  /** Share of the hours of a month in which a route is called, with 1,000 learners. */
  shareOfHoursWithCalls: 0.6,
  /** Count, latency, integration latency, client errors, server errors and bytes. */
  metricsPerRoute: 6,
  /** A run that finds little to do, the start of the function included. */
  scheduledRunSeconds: 0.5,
  /** Weekly copies that are stored at a time. */
  weeksOfCopies: 5,
  /** The heartbeat asks the edge for four things; one of them is a call. */
  heartbeatEdgeRequests: 4,
  /** Site with its earlier versions, stored releases and logs of an environment without learners. */
  idleGigabytes: 0.5,
  /** The catalog and its last twenty versions. */
  idleTableGigabytes: 0.05,
} as const;
