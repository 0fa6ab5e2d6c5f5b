import type { SampleDecision } from '../home.ts';

/** Decisions to try from the courses on everyday HR work. */
export const everydayDecisions: readonly SampleDecision[] = [
  {
    courseTitle: 'HR Foundations and the Employee Lifecycle',
    courseId: 1,
    situation:
      'A team lead wants to post “another analyst, same as last time.” The last analyst left after five months, and the exit notes say that half the work was answering customer calls.',
    question: 'What do you do before the job is posted?',
    choices: [
      {
        id: 'analyze',
        text: 'Ask the lead and two analysts what they did last week, and write from that.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'The posting now names the calls. Fewer people apply, and those who do know what they are choosing. The description also gives the interview its questions.',
      },
      {
        id: 'repost',
        text: 'Post the old description today. The lead is short of people and knows the job best.',
        isSound: false,
        verdict: 'You will post it a third time',
        consequence:
          'The next analyst is hired for analysis and handed a telephone. Nothing has changed except the date, so the reason for leaving is still there.',
      },
      {
        id: 'warn',
        text: 'Post the old description and mention the customer calls to candidates in the interview.',
        isSound: false,
        verdict: 'Better, but late',
        consequence:
          'Candidates hear it after they have applied, and each interviewer tells it differently. What matters in the job belongs in the description, where everyone reads the same words.',
      },
    ],
  },
  {
    courseTitle: 'HR Compliance, Policy and Ethical Practice',
    courseId: 2,
    situation:
      'An employee says a colleague keeps mocking her accent. “I’m only telling you so that someone knows. Please don’t do anything.” Her supervisor is the colleague’s close friend.',
    question: 'What do you answer?',
    choices: [
      {
        id: 'silence',
        text: 'Promise to keep it between the two of you, and ask her to come back if it gets worse.',
        isSound: false,
        verdict: 'You can’t keep this promise',
        consequence:
          'HR now knows, and knowing carries a duty to act. If it gets worse, the first question will be what you did on the day you were told.',
      },
      {
        id: 'forward',
        text: 'Thank her, and pass the details to her supervisor, who is responsible for the team.',
        isSound: false,
        verdict: 'This exposes her',
        consequence:
          'The supervisor is not neutral, and by tonight the colleague may know who spoke. People are punished for complaints in small ways long before anyone writes it down.',
      },
      {
        id: 'explain',
        text: 'Say that you must look into it, who will know, and how you protect her from payback.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'She may not like it, but she is not misled. You can ask what would help her feel safe, and what you agree on goes into the record from the first day.',
      },
    ],
  },
  {
    courseTitle: 'Talent Acquisition and Structured Selection',
    courseId: 3,
    situation:
      'Four interviewers have met the same candidate. Two loved him, two did not, and each asked questions of their own. The hiring manager wants to talk it through and vote.',
    question: 'What do you propose?',
    choices: [
      {
        id: 'vote',
        text: 'Hold the meeting and let the hiring manager break the tie. She will work with him.',
        isSound: false,
        verdict: 'The loudest impression wins',
        consequence:
          'Four people compare four different interviews. The decision rests on who argues best, and no one could later explain it to a candidate who was turned down.',
      },
      {
        id: 'score',
        text: 'Interview all finalists again with the same questions, scored apart before anyone talks.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'It costs three hours. In return every score answers the same question, and a split shows where the evidence differs instead of whom people liked.',
      },
      {
        id: 'reference',
        text: 'Call two references first. People who have worked with him know more than an interview shows.',
        isSound: false,
        verdict: 'This adds another opinion',
        consequence:
          'References chosen by the candidate praise the candidate. They confirm facts at the end of a process; they can’t replace evidence that the interviews failed to gather.',
      },
    ],
  },
  {
    courseTitle: 'Performance Management and Feedback',
    courseId: 4,
    situation:
      'A manager asks you to start a formal warning. His designer has missed four deadlines since August. In August, her second project manager left and was not replaced.',
    question: 'What do you ask for first?',
    choices: [
      {
        id: 'cause',
        text: 'What was due, what she was told, and what changed in her work when the manager left.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'Two of the four dates were set before her workload doubled. Now the manager can fix a cause, and if deadlines still slip there is a fair record to build on.',
      },
      {
        id: 'warn',
        text: 'The dates of all four deadlines, so that the first warning is complete and goes out this week.',
        isSound: false,
        verdict: 'Complete, and easy to undo',
        consequence:
          'The warning lists four true dates and leaves out the one fact that everyone on the team knows. On appeal, that omission becomes the story.',
      },
      {
        id: 'wait',
        text: 'A fifth missed deadline. One more makes a pattern that no one can call unlucky.',
        isSound: false,
        verdict: 'Waiting is not fairness',
        consequence:
          'She gets no chance to improve, and the customer gets another late delivery. Feedback that is saved up for a case arrives too late to change anything.',
      },
    ],
  },
  {
    courseTitle: 'Employee Relations and Workplace Investigations',
    courseId: 5,
    situation:
      'A complaint names one person and says that “everyone on the night shift has seen it.” The head of operations offers to gather the shift tonight and ask them all at once.',
    question: 'What do you tell her?',
    choices: [
      {
        id: 'group',
        text: 'Yes, with you in the room. A group is faster, and people feel safer together.',
        isSound: false,
        verdict: 'You lose every witness at once',
        consequence:
          'From now on each account is shaped by the others. Anyone who saw it differently keeps silent, and the person named hears of it before you have asked anything.',
      },
      {
        id: 'statement',
        text: 'No. Have each of them send her a written statement by the end of the week.',
        isSound: false,
        verdict: 'Slow, and it leaks',
        consequence:
          'Ten people write for a week and compare notes. You can’t ask a page what it means by “it,” and the head of operations now holds the evidence in her own department.',
      },
      {
        id: 'plan',
        text: 'No. You will first write down what is alleged, then see witnesses one by one, starting with the complainant.',
        isSound: true,
        verdict: 'This holds up',
        consequence:
          'The scope fits on half a page and turns “it” into two dates and a place. Three of the ten were on shift then, so three interviews do instead of ten.',
      },
    ],
  },
];
