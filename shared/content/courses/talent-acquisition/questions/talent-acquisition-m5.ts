import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-acquisition-m5', [
  {
    id: 'q9',
    type: 'short-answer',
    section: 'brief',
    question:
      'A cohort of 15 schedulers reached its six-month point. Three had left. Of the 12 who stayed, 9 met the outcomes set at intake. Leavers count as not met. What is quality of hire, as a percentage?',
    options: [],
    correctAnswer: '60',
    points: 10,
    hint: 'Give a whole number in digits, without a percent sign. Choose the denominator with care.',
    explanation:
      "All 15 starters belong to the cohort, so 9 ÷ 15 × 100 = 60. Dividing by the 12 who stayed gives 75, which rewards a process whose poor matches leave early. Print the count of leavers beside the figure, because people also leave for reasons that hiring didn't cause.",
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'brief',
    question:
      'The file shows: time-to-fill 80 days, of which 38 were spent waiting for panel dates; 14 offers and 7 acceptances; five of the seven who declined named pay, and no range was posted. The director says, "Drop the panels and let managers decide." Write your reply in about 150 words: what the numbers show, what you would change, and what you would keep.',
    options: [],
    correctAnswer:
      "You're right that we're too slow, and the numbers show where. Of 80 days, 38 are people waiting for a panel date, so the interviews themselves aren't the delay. Half of our offers are accepted (7 of 14), and five of the seven who declined named pay, which they couldn't see before they applied. I would change three things. From Monday, two panel slots are held every week in operations calendars, which should cut the wait from 38 days to about 10; the operations lead owns it. From the next posting, we publish the range we will really pay; I own that. Scores are sent the same day and the debrief follows within 24 hours. I would keep the same questions, anchors and locked scores, because unstructured interviews predict less well and would leave us unable to explain a decision. On March 31 we look at time-to-fill, acceptance with reasons, pass rates by group and quality of hire. If the wait hasn't halved, we change the plan.",
    points: 10,
    hint: 'Separate waiting from work, tie each fix to a number, and take the complaint seriously.',
    explanation:
      'A strong answer agrees with the problem, shows that waiting causes it, gives the acceptance rate with counts (50%), traces the refusals to the missing range, and ties each fix to an owner, a date and a number. It keeps structure and says why. A common weak answer defends the panels without offering speed, so the director drops them anyway.',
  },
  {
    id: 'acceptance-rate',
    type: 'short-answer',
    section: 'brief',
    question:
      'In six months Tern Bay made 25 offers for 18 vacancies, and 18 were accepted. What is offer acceptance, as a percentage?',
    options: [],
    correctAnswer: '72',
    alsoAccepted: ['72%', '72 %', '72 percent'],
    points: 10,
    hint: 'Accepted divided by made. Whole number, in digits.',
    explanation:
      '18 ÷ 25 is 72%. It tempts to say 100%, because every vacancy was filled; that hides seven people who said no at the last step and the days each of them cost. Print the reasons for the seven beside the rate.',
  },
  {
    id: 'speed-essay',
    type: 'essay',
    section: 'brief',
    question:
      'The file of another team shows: 66 days to fill, of which 24 pass before a posting appears and 19 before a decision after the last interview; 9 offers, 8 acceptances; quality of hire 10 of 14. The director wants a tool that ranks applicants "to make us fast." Write your reply in about 150 words.',
    options: [],
    correctAnswer:
      "You want this team to be faster, and the file shows where the days are. Of 66 days, 24 pass before anyone can apply and 19 after the last interview, so 43 days lie outside screening. A ranking tool would work on the other 23. Two fixes come first. From next month approval and intake happen in one meeting, and the posting appears within five days: the hiring manager signs, I own it, and 24 should become 10. Scores are locked on the day of the last interview and the debrief follows the next morning: 19 should become 5, owned by the panel chair. That is 28 days less, 66 to 38. Acceptance, 8 of 9, and quality of hire, 10 of 14 or 71%, don't point at screening. If volume grows, I will test a tool beside our method, with no decision taken from it, and bring you its answers on jobs, outcomes, pass marks and group differences. We look at the numbers on March 31.",
    points: 10,
    hint: 'Add up the days that the tool could touch, and those it could not.',
    explanation:
      'A strong answer puts 43 of 66 days outside screening, fixes those with owners and dates, and reads the two good rates. The tempting answer argues against the tool on principle and offers no speed, and the director buys it anyway.',
  },
]);
