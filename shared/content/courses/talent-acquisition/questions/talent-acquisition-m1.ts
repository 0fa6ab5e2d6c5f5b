import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-acquisition-m1', [
  {
    id: 'intake-profile',
    type: 'multiple-choice',
    section: 'the-intake-meeting',
    question:
      'At intake the manager says yes to a sample profile without the degree on his list. "She has run a desk like ours." What do you do with the list?',
    options: [
      'Keep the degree, note her as an exception, and bring two more like hers before the next talk.',
      'Put what he said yes to in place of the degree; a line he skips himself has to earn its place.',
      'Move the degree to preferred, and tell him that people like her then still come through.',
      'Leave the list and show him three more profiles by Friday, because one reaction proves little.',
    ],
    correctAnswer:
      'Put what he said yes to in place of the degree; a line he skips himself has to earn its place.',
    points: 10,
    hint: 'What does a reaction to a profile reveal that a list does not?',
    explanation:
      'His reaction shows the real standard, so it becomes the criterion, and a line that he himself ignores has to earn its place. Moving the degree to "preferred" tempts as a compromise, but preferred lines still screen people out in practice. An exception for one profile leaves everyone else judged by a list that isn\'t believed.',
  },
  {
    id: 'channel-choice',
    type: 'multiple-choice',
    section: 'sourcing-mix',
    question:
      "Day 14, repair schedulers. Referrals: 4 applied, 3 to interview. Open ads: 60 applied, 9 to interview. Tenants' job club: 10 applied, 2 to interview. You need 8 hires. Where does next week's effort go?",
    options: [
      'To referrals and nothing else this week, because three in four is by far the best yield.',
      'To open ads, since most interviews come from there, and to one more job club evening.',
      'To the job club, and two more evenings by Friday, as it reaches people the trust misses.',
      'To all three in equal shares, since 14 days are too short to tell them apart.',
    ],
    correctAnswer:
      'To open ads, since most interviews come from there, and to one more job club evening.',
    points: 10,
    hint: 'Yield is one of several numbers. How many people can each channel still bring, and whom?',
    explanation:
      "Open ads bring most of the people you would interview, and a better gate raises the yield; the job club is small but adds a group. Referrals tempt with 75%, yet it's three people from a pool that is nearly used up and looks like the present team. A rate without its volume and its mix misleads.",
  },
  {
    id: 'proof-rule',
    type: 'multiple-choice',
    section: 'employee-value-proposition',
    question:
      'Four lines are proposed for the posting of a night-desk scheduler. Which one passes the proof rule?',
    options: [
      'A team of six in which every voice counts, and two nights that are never the same',
      "Room to grow from day one for people who bring passion and don't mind two nights alone",
      'Market-leading pay, reviewed each spring, and a trust that invests in its people',
      'Two nights alone in six; three of the last five night schedulers now plan by day',
    ],
    correctAnswer:
      'Two nights alone in six; three of the last five night schedulers now plan by day',
    points: 10,
    hint: 'For which line could you lay a document on the table?',
    explanation:
      'A schedule and a record of promotions prove both halves, and the first half names the hard part. "Market-leading pay" is tempting because it sounds like a fact, but without the range and the comparison no candidate can check it. The other two could stand in any posting.',
  },
  {
    id: 'reject-test',
    type: 'multiple-select',
    section: 'must-have-criteria',
    question:
      'Which of these pass the reject test and belong on the list for a gas-repair scheduler who starts on a live desk? Select all that apply.',
    options: [
      'Ranks ten calls by danger to people in 15 minutes',
      'At least five years in social housing',
      'Writes a message that a worried tenant understands',
      'Fits the humor and the pace of the present team',
      'Knows our booking software, taught in week one',
      'A degree in any subject from any university',
    ],
    correctAnswer: [
      'Ranks ten calls by danger to people in 15 minutes',
      'Writes a message that a worried tenant understands',
    ],
    points: 10,
    hint: 'Would you refuse the best person in every other way for lack of it, on day one?',
    explanation:
      'Without these two the desk fails on the first day. Five years in housing is the line that tempts, because it feels like safety; it counts time and not skill, and it shuts out ambulance and airline dispatchers. What you teach in week one is "learn later," and humor can\'t be scored.',
  },
  {
    id: 'yield-counts',
    type: 'short-answer',
    section: 'sourcing-mix',
    question:
      'A trade school sent 25 applicants, and 4 of them reached interview. The ad brought 120, and 6 reached interview. What is the yield of the better of the two, as a percentage?',
    options: [],
    correctAnswer: '16',
    alsoAccepted: ['16%', '16 %', '16 percent'],
    points: 10,
    hint: 'Interviewed divided by applied, for each channel. Whole number, in digits.',
    explanation:
      '4 ÷ 25 is 16% and 6 ÷ 120 is 5%, so the school has the better yield. The ad tempts because six is more than four. Both numbers matter: the yield says where time is well spent, the count says where hires can come from, and neither says who stays.',
  },
]);
