import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'organization-development-skill-check',
  moduleId: 'organization-development-m5',
  type: 'skill-check',
  title: 'OD and Change Check',
  description:
    'You advise the integration team of two merged radio broadcasters. Ten questions test the OD cycle, survey ethics, organization design and change models.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'OD and Change Check',
      description:
        'Two regional radio broadcasters merged six months ago, and the integration is in trouble. Answer ten questions as adviser to its lead, Vasanthi. You have 25 minutes; keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Vasanthi asks you to run a team-building day for two newsrooms that "cannot stand each other." She offers you the budget, a date and introductions. What do you do first?',
        options: [
          'Interview six people in each newsroom this week, so that the scope can be agreed on facts instead of impressions',
          'Offer a half-day version as a pilot, and collect your first data from what happens in the room',
          'Agree who the clients are, who will see the data and when, and that an unwelcome finding will still be reported',
          'Ask both newsroom heads for the root cause, and begin with whatever their two answers have in common',
        ],
        correctAnswer:
          'Agree who the clients are, who will see the data and when, and that an unwelcome finding will still be reported',
        points: 10,
        hint: 'Which phase would you be leaving too early?',
        explanation:
          'Contracting comes before diagnosis. Without data rules and a right to report unwelcome findings, the first result that points at leadership can be buried. Interviewing first looks more rigorous than a workshop, which is why it tempts, but people would speak before anyone could tell them who will see their words.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Decisions stall in nearly every department, under strong and weak managers alike. Executives give different answers when asked whether local or national programs come first. Using Burke-Litwin, what do you test first?',
        options: [
          'Mission, strategy and leadership',
          'Management practices in the slowest units',
          'Approval systems and spending limits',
          'Work unit climate in the two newsrooms',
        ],
        correctAnswer: 'Mission, strategy and leadership',
        points: 10,
        hint: 'Does the symptom vary between units?',
        explanation:
          'A symptom that appears almost everywhere, under managers of every quality, points to transformational factors, and executives who contradict each other on priorities add weight. Approval systems are the best distractor, since low limits also delay decisions. They are transactional, though, and would not explain the split answers. Test them next, as the rival reading.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'The survey invitation promised results for five or more responses. The combined news desk gave 24 responses. Its head already sees the score of all 24 and now asks for the score of the 21 who came from former Company A. What do you release?',
        options: [
          'The 21, because the group is well above the minimum that was promised',
          'The 21 without written comments, because scores alone cannot identify anybody',
          'The 21, together with a lower minimum of three, so that both groups are treated alike',
          'Nothing beyond the 24, because the difference would expose the other three',
        ],
        correctAnswer: 'Nothing beyond the 24, because the difference would expose the other three',
        points: 10,
        hint: 'Take a pencil and subtract.',
        explanation:
          'With averages for 24 and 21, anyone can calculate the average of the remaining three, so the complement rule applies. Removing comments feels protective and does reduce the risk, but scores reveal a group of three just as well. Lowering the minimum after people have answered breaks the promise on which they relied.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'Program director Isandro and station manager Sorcha both sign off on music budgets. The RACI chart marks both as accountable, and every dispute reaches the chief executive. Which change is best?',
        options: [
          'Make a joint budget group accountable, with both as members and finance as the neutral chair',
          'Keep both as accountable, and hold a monthly meeting at which they settle the open items',
          'Make the chief executive accountable for 90 days, until the two have learned to work together',
          'Make one role accountable up to a stated limit, and write down who decides if the two disagree',
        ],
        correctAnswer:
          'Make one role accountable up to a stated limit, and write down who decides if the two disagree',
        points: 10,
        hint: 'Count the As in the row.',
        explanation:
          'A decision needs one accountable role, a limit and a tie-breaker, or conflict travels upward. A joint group sounds fair and even has a neutral chair. But a committee cannot be held to account by name, and it makes each decision wait for a meeting. Putting the chief executive in the row only makes the present problem official.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'Presenters must use a new editing system. A typical comment is, "I see why, and I want it to work. I passed the course. But an item takes me 40 minutes, and I miss the bulletin." Which action fits?',
        options: [
          'Repeat the course in smaller groups, with exercises taken from real bulletins',
          'Remove the slow steps, and give protected practice time with a coach on shift',
          'Have the sponsor explain again why one system matters to both companies',
          'Recognize the fastest users in the weekly message, so that others can see what is possible',
        ],
        correctAnswer:
          'Remove the slow steps, and give protected practice time with a coach on shift',
        points: 10,
        hint: 'Go through the five elements in order, and stop at the first one that is low.',
        explanation:
          'Awareness, desire and knowledge are present, so the first gap is ability. It is closed by time, coaching and a better process. A repeated course with real exercises is the best distractor, but it treats knowledge, which the presenter has already shown. Recognition reinforces a behavior once people can perform it.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question: 'Which actions treat resistance as data? Select all that apply.',
        options: [
          'Give managers a confidential list of the people who object, so that they can be supported',
          'Ask the engineer who says "it will not work on air" to help test it on air',
          'Treat a briefing without questions, followed by low use, as a finding',
          'Answer people who stand to lose status with more persuasive messages',
          'Log objections by topic and group, and answer each with a reason',
        ],
        correctAnswer: [
          'Ask the engineer who says "it will not work on air" to help test it on air',
          'Treat a briefing without questions, followed by low use, as a finding',
          'Log objections by topic and group, and answer each with a reason',
        ],
        points: 10,
        hint: 'Ask what each action teaches you about the plan, and what it does to the person.',
        explanation:
          'Testing a claim with the objector, reading silence and logging by topic all improve the plan. The confidential list is the best distractor because its purpose sounds kind. It circulates all the same, mixes safety concerns with grumbling, and can lead to retaliation. A real loss calls for honesty and help; persuasion does not reduce it.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'The board is considering one studio instead of two, and consultation with employee representatives has just begun. Which acts should wait until it has ended? Select all that apply.',
        options: [
          'Giving notice on the lease of the second studio',
          'Giving representatives the cost figures for every option',
          'Scoring presenters against the draft selection criteria',
          'Advertising the post of head of the single newsroom',
          'Asking representatives for an alternative proposal',
        ],
        correctAnswer: [
          'Giving notice on the lease of the second studio',
          'Scoring presenters against the draft selection criteria',
          'Advertising the post of head of the single newsroom',
        ],
        points: 10,
        hint: 'Which acts would make sense only if the answer were already known?',
        explanation:
          'Lease notice, scoring and a vacancy for the new post each assume the outcome, so they undermine a proposal that should still be formative. Sharing costs may feel premature, because figures can still change, but people cannot give a useful answer without information. Inviting an alternative is the purpose of the exercise.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'Three design criteria carry weights of 50, 30 and 20. Option B scores 4, 2 and 5 on them, each out of a maximum of 5. What is its weighted total out of 100?',
        options: [],
        correctAnswer: '72',
        points: 10,
        hint: 'Give a whole number, for example 55',
        explanation:
          'Score times weight divided by 5 gives 4 × 50 ÷ 5 = 40, 2 × 30 ÷ 5 = 12 and 5 × 20 ÷ 5 = 20, which add up to 72. The common error is to average the raw scores (11 out of 15, or 73), which ignores the weights you agreed on.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          'Old bulletins have stopped and the new format does not work well yet. People are unsure of the rules and slower than before. What does William Bridges call this middle phase of transition?',
        options: [],
        correctAnswer: 'neutral zone',
        points: 10,
        hint: 'Two words, without "the"',
        explanation:
          'Bridges places the neutral zone between the ending and the new beginning. It calls for temporary structure, a list of what has not changed, and permission to be slower for a stated period. "Ending" is the closest wrong answer: that phase is about letting go, and here the old way has already stopped.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'Former Company B staff score 22 points lower than others on "my work is valued here," two joint programs stalled after approval, and a single newsroom at one site could affect 30 roles. Vasanthi wants to announce that structure on Monday "to end the uncertainty." Advise her: what not to announce and why, which evidence to collect, how to design and consult, and how adoption would be measured.',
        options: [],
        correctAnswer:
          'I advise against announcing the structure on Monday. It would answer a question that no one has diagnosed, and if a duty to consult applies, it would present a decision where a formative proposal is required. On Monday say instead that integration problems are being examined, which points are open, who will be heard, and when the next news comes. Evidence: contract first, with data shared first with those who give it and a minimum group of five. Test two readings. Transformational: executives disagree about local and national priorities. Transactional: approval systems and measures conflict. Collect the approval log of the two programs, focus groups with former Company B staff without their managers, and observation of one planning meeting. The score gap tells us where to ask, not what to change. Design: four weighted criteria, three options including two sites with repaired processes, what each makes worse, and one accountable role with a tie-breaker for program decisions. Ask counsel about thresholds and timing, give representatives the costs, hold leases, vacancies and scoring, and answer each suggestion with a reason. Adoption: assess impact by group, name what Company B loses, and get four dated sponsor acts. Measure program decisions kept for 30 days without reopening: 80% by week 12, from the log; under 60% at week 6, review the first gap. Balancing measure: resignations by former company. Stop rule: pause if they double.',
        points: 10,
        hint: 'Cover four parts: the message, the evidence, the design with consultation, and a measure with a threshold.',
        explanation:
          'A strong answer separates an honest message from a premature decision, and names evidence that could prove it wrong. It keeps options open while representatives can still influence them, and it measures a behavior. The tempting answer is to announce quickly and consult on how it is carried out. That feels kind, but it removes the choice on which people should be heard.',
      },
    ],
    feedback: {
      passing:
        'You can steer a merger team through evidence, choices and adoption without losing people on the way. Read the explanations once more, and compare the model answer with your own, above all on what you would refuse to announce. Then complete the Change Portfolio Checklist for a real unit.',
      failing:
        'You are close, and the gaps can be named. Go back to five rules. Contract before you collect, with the right to report unwelcome findings. Where a symptom appears nearly everywhere, test strategy and leadership first; where it varies, begin with management practices and climate. Before you show two groups, subtract one from the other. Give each decision one accountable role, a limit and a tie-breaker, and hold leases, vacancies and scoring while people can still influence the answer. In change, act on the first low ADKAR element, honor the ending, and sort objections into plan, process, past and interest. Read the sections below, rework the weighted score by hand, and try again.',
    },
    badge: {
      name: 'OD and Change Leader',
      description:
        'Passed an expert check on OD diagnosis, survey confidentiality, organization design, consultation and change adoption.',
    },
  },
});
