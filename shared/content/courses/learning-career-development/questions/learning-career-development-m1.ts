import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('learning-career-development-m1', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'skills-gaps',
    question:
      'A proposal for veterinary hospitals opens with four statements of need, one from each region. Which one could you design from?',
    options: [
      'Reception teams lack confidence on the phone: 78% of them chose "communication skills" first in this year\'s training survey',
      'Client complaints about the phone rose for two quarters, so reception teams need refresher training in customer service',
      'Receptionists offer a same-day slot in 5 of 10 urgent calls; the standard is 9; the other five callers are told to email',
      'By the end of the year our reception teams should be the best in the sector at handling worried animal owners',
    ],
    correctAnswer:
      'Receptionists offer a same-day slot in 5 of 10 urgent calls; the standard is 9; the other five callers are told to email',
    points: 10,
    hint: 'Look for both ends of the gap and a visible behavior.',
    explanation:
      'Only this statement measures now and needed, and says what people do instead. You could observe it tomorrow. The rise in complaints is the best distractor, since it holds a real result, but it jumps from a symptom to a course without naming a behavior. A survey preference is a wish list, and an ambition has no starting point.',
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'non-training-causes',
    question:
      'Pet owners complain that they don’t get a call back. You find that the callback list is printed at 9 a.m. and the veterinarians change it at noon. Receptionists who happen to see the changes call on time. What do you recommend first?',
    options: [
      'A 20-minute refresher at each hospital on why callbacks matter to worried owners',
      'A live list at the desk, since those who see a change in time do call back',
      'Coaching for the three who miss most callbacks, and a second look in two weeks',
      'A callback target on the team scorecard, with monthly recognition for the best hospital',
    ],
    correctAnswer: 'A live list at the desk, since those who see a change in time do call back',
    points: 10,
    hint: 'Go through the five questions in order and stop at the first "no".',
    explanation:
      'People with current information already perform, so skill and will are present; the tool fails. Fix it, then check whether any gap is left. Coaching the three worst is tempting because it’s targeted, but it targets those who sit furthest from the changes. Targets and reminders add pressure to a process that can’t deliver.',
  },
  {
    id: 'rare-and-critical',
    type: 'multiple-choice',
    section: 'skills-gaps',
    question:
      'At a cold store, releasing the ammonia valve by hand is hard and vital, and it’s needed about once in three years. All operators passed the course in May; in September, three of eight could still do it. What do you put in place?',
    options: [
      'The same course for all eight, fixed in the plan for each May and November',
      'A written test every quarter, unannounced, and the course again below 90%',
      'A specialist on call at all hours, with a card at the valve that gives his number',
      'A step card fixed at the valve, and an unannounced drill every quarter',
    ],
    correctAnswer: 'A step card fixed at the valve, and an unannounced drill every quarter',
    points: 10,
    hint: 'Hard, important and rare: what will memory do between two events?',
    explanation:
      'For a hard and important task that is rare, memory won’t hold, so the card carries the steps and the drill keeps the hands ready. The second course tempts because the first one worked in May, but by the following September its effect would be gone again. A written test measures recall at a desk.',
  },
  {
    id: 'level-skipped',
    type: 'multiple-choice',
    section: 'organization-task-and-person-analysis',
    question:
      'A retail bank teaches 200 branch staff to give longer savings advice. They learn it well. Branch managers go on planning eight minutes for each client, and advice stays short. Which level of analysis was skipped?',
    options: [
      "Person: you never tested who could give the advice already, and who couldn't",
      'Organization: the setting doesn’t allow the new behavior',
      'Task: you never described what good savings advice contains',
      'None of them: the managers weren’t included in the course',
    ],
    correctAnswer: 'Organization: the setting doesn’t allow the new behavior',
    points: 10,
    hint: 'The staff can do it. What happens to it at work?',
    explanation:
      'Good training has landed in the wrong place: the schedule leaves no room for the behavior, and that is a question for the organization level. Including the managers tempts, since they’re part of the problem, but a course doesn’t change a plan of eight minutes per client. Task and person were in order.',
  },
  {
    id: 'evidence-of-gap',
    type: 'multiple-select',
    section: 'skills-gaps',
    question:
      'Someone says that the planners "can’t do forecasts." Which findings help you to measure the gap? Select all that apply.',
    options: [
      'The planning log: 4 of 11 forecasts in May were within 5% of actual',
      'A survey: nine of eleven planners would like a spreadsheet course',
      'The director’s view that planners lack an analytical mindset',
      'An hour beside two planners, who apply the rule wrongly to split shifts',
      'A certificate: all planners completed the forecasting course in 2024',
    ],
    correctAnswer: [
      'The planning log: 4 of 11 forecasts in May were within 5% of actual',
      'An hour beside two planners, who apply the rule wrongly to split shifts',
    ],
    points: 10,
    hint: 'Which of them show what happens at work, and how far it is from the standard?',
    explanation:
      'A record gives the size of the gap, and an observation shows where the work goes wrong. The certificate is the tempting one, because it looks like a fact about skill, but it records attendance two years ago. The survey is a wish list, and the director’s view is a hypothesis.',
  },
  {
    id: 'first-no',
    type: 'short-answer',
    section: 'non-training-causes',
    question:
      'Number the five questions about non-training causes from 1 to 5. Welders know the standard and get feedback; tools and time are fine; careful welds cost them the piece-rate bonus; the job fits them; they have done it to standard before. At which question do you stop?',
    options: [],
    correctAnswer: '3',
    alsoAccepted: ['three', 'question 3', 'third'],
    points: 10,
    hint: 'One digit.',
    explanation:
      'The first "no" comes at the third question: doing it right costs them money. The fifth question tempts, as it is the one about skill, but they have done it to standard, and practice wouldn’t change what the bonus pays for. Change the incentive, then look again.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'non-training-causes',
    question:
      'The operations director of a veterinary group writes: "Client reviews say that our technicians seem rushed and cold. Please put all 200 through an empathy course next month. I want proof of impact by the end of the quarter." Draft your reply. Cover the need, the design if skill turns out to be a cause, and the evaluation.',
    options: [],
    correctAnswer:
      'I share the goal, and I am holding two dates next month so that we lose no time. Before 200 people leave their patients, please give me five days. Need: I will sort the reviews by hospital, shift and comment, and watch handovers at the two hospitals with the most and the two with the fewest such comments. I want to know whether technicians know the standard, have time for it, see feedback, and have ever done it well. If "rushed" follows short staffing or back-to-back slots, the schedule needs an owner, and a course won’t help. Design: if some technicians lack the skill, I propose two 45-minute practice sessions, a week apart, in paid time, for them alone. Objective: given a discharge, the technician explains the next step and answers questions within five minutes, and the owner can repeat it. Their managers give a real case within seven days and watch one in week six. Evaluation: result, share of reviews that mention feeling rushed, compared with hospitals that start later; behavior, observed discharges; learning, a practical test; reaction, three questions. Reviews arrive late and staffing may change, so by quarter end I can show behavior and an early trend, and I will say what else changed. On the 14th you get one page with causes, owners and a recommendation. Could we speak for ten minutes today about the measure?',
    points: 10,
    hint: 'Accept the goal, name the evidence you need, keep the design small, and be honest about timing.',
    explanation:
      'A strong reply keeps the sponsor by accepting goal and date, leaves the solution open, and tests non-training causes such as staffing. It limits practice to those who need it, links managers to transfer, and claims contribution. The tempting reply books the course and adds a survey: it pleases today and leaves "rushed" untouched.',
  },
]);
