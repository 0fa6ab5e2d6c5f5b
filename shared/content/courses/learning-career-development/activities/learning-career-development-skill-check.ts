import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'learning-career-development-skill-check',
  moduleId: 'learning-career-development-m5',
  type: 'skill-check',
  title: 'Learning Design Check',
  description:
    'You review three learning proposals for a group of veterinary hospitals. Ten questions test your judgment on needs analysis, objectives, transfer, careers and evaluation.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Learning Design Check',
      description:
        'Three proposals await your review. A: a phone-skills course for reception teams. B: a new-hire program for veterinary technicians. C: a career scheme that lets technicians move into practice management. You have 20 minutes; keep a pen at hand.',
      timeLimit: 20,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'Proposal A opens with four statements of need, one from each region. Which one could you design from?',
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
        question:
          'In Proposal A, owners complain that no one calls back. You find that the callback list is printed at 9 a.m. and the veterinarians change it at noon. Receptionists who happen to see the changes call on time. What do you recommend first?',
        options: [
          'A 20-minute refresher at each hospital on why callbacks matter to worried owners',
          'A live list at the desk, updated as plans change, and a second look at callbacks after two weeks',
          'Coaching for the receptionists with the most missed callbacks, starting with the three worst',
          'A callback target on the team scorecard, with monthly recognition for the best hospital',
        ],
        correctAnswer:
          'A live list at the desk, updated as plans change, and a second look at callbacks after two weeks',
        points: 10,
        hint: 'Go through the five questions in order and stop at the first "no".',
        explanation:
          'People with current information already perform, so skill and will are present; the tool fails. Fix it, then check whether any gap is left. Coaching the three worst is tempting because it is targeted, but it targets those who sit furthest from the changes. Targets and reminders add pressure to a process that cannot deliver.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'Which objective for a session on urgent calls has all three parts and passes the two-observer test?',
        options: [
          'Participants will understand the five red-flag symptoms and appreciate how urgent each of them may be',
          'Participants will practice handling urgent calls with a partner for 30 minutes, using realistic scripts',
          'After the session, participants will handle urgent calls professionally, with empathy and in line with our values',
          'Given a live call and the red-flag card, the receptionist books or transfers every red-flag case within three minutes',
        ],
        correctAnswer:
          'Given a live call and the red-flag card, the receptionist books or transfers every red-flag case within three minutes',
        points: 10,
        hint: 'Find what the person does, under which conditions, and how well.',
        explanation:
          'It names the action, the conditions (live call, card) and the standard (every case, three minutes), so two observers would agree. The practice option looks concrete, but it describes an activity in class and says nothing about what people can do afterward. "Understand" and "professionally" cannot be observed alike by two people.',
      },
      {
        id: 'q4',
        type: 'multiple-choice',
        question:
          'In Proposal B\'s pilot, a new technician has finished every module by week five, likes the team and knows how things are really done. Yet she asks before each small step: "Am I allowed to?" Which of Bauer\'s four Cs does the program lack most?',
        options: ['Connection', 'Culture', 'Compliance', 'Clarification'],
        correctAnswer: 'Clarification',
        points: 10,
        hint: 'Ask what one page from her manager would settle.',
        explanation:
          'She does not know what she may decide alone, and that is clarification: outcomes, decisions and limits. Compliance is the best distractor, because "allowed" sounds like rules, but she has completed the rules and still lacks the edges of her own role. Culture and connection are in place.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'Proposal A promises to "prove Level 3". Which of these would be evidence at that level?',
        options: [
          'A blind review of 60 recorded calls, ten weeks after the session, against the red-flag standard',
          'A role-play test at the end of the day, passed by 94% of receptionists at the first attempt',
          'A fall in phone complaints in the quarter that follows the session, compared with the quarter before',
          'A survey at ten weeks in which 88% of receptionists say that they use the method in most calls',
        ],
        correctAnswer:
          'A blind review of 60 recorded calls, ten weeks after the session, against the red-flag standard',
        points: 10,
        hint: 'Which one shows what people do at work, as seen by someone else?',
        explanation:
          'Level 3 is behavior on the job, and reviewed calls show it directly. The ten-week survey is the best distractor: it asks about behavior at the right time, but it records what people believe about themselves. The role-play is Level 2, and complaints are Level 4. Check that recording calls is lawful and explained to staff.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          'The Proposal A team asks how to support transfer after the session. Which actions would help? Select all that apply.',
        options: [
          'Each practice manager gives every participant one urgent-call task within seven days',
          'Participants receive the full slide deck and a certificate by email',
          'Two receptionists from the same desk attend together and compare calls in week six',
          'A second satisfaction survey goes out after a month',
          'The red-flag card is fixed beside each phone',
        ],
        correctAnswer: [
          'Each practice manager gives every participant one urgent-call task within seven days',
          'Two receptionists from the same desk attend together and compare calls in week six',
          'The red-flag card is fixed beside each phone',
        ],
        points: 10,
        hint: 'Ask what changes in the workplace, and who else is involved.',
        explanation:
          'A prompt chance to use the skill, peer support and a job aid at the point of work each change the setting in which the skill must live. Slides are the best distractor: they look like follow-up, but few people consult a deck during a call. A second survey measures opinion and supports nothing.',
      },
      {
        id: 'q7',
        type: 'multiple-select',
        question:
          'Proposal C includes a sample development plan for a technician who hopes to become a practice manager. Which lines belong in a sound plan? Select all that apply.',
        options: [
          '"The practice manager role will be yours when it opens, if you complete this plan."',
          '"Run the June staffing plan with Mirela checking it; evidence: no uncovered shift, two revisions at most."',
          '"Improve business acumen by attending suitable courses; ongoing."',
          '"Your manager hands over the June schedule and frees four hours a month for it."',
          '"If lateness continues, this plan becomes a formal warning."',
          '"Review on July 10; next opening will be posted with its criteria."',
        ],
        correctAnswer: [
          '"Run the June staffing plan with Mirela checking it; evidence: no uncovered shift, two revisions at most."',
          '"Your manager hands over the June schedule and frees four hours a month for it."',
          '"Review on July 10; next opening will be posted with its criteria."',
        ],
        points: 10,
        hint: 'A plan agrees on learning. It neither reserves a job nor punishes.',
        explanation:
          'A real task with evidence, a commitment from the manager and a date with an open process make a plan that can be kept. The promise of the role is the strongest distractor because it motivates, but it shuts out other applicants and may be read as a commitment. Lateness belongs in a separate process, and "ongoing" cannot be reviewed.',
      },
      {
        id: 'q8',
        type: 'short-answer',
        question:
          'Proposal C\'s author writes, "We begin our evaluation plan with the business measure that should move." At which Kirkpatrick level does that plan begin?',
        options: [],
        correctAnswer: '4',
        points: 10,
        hint: 'Answer with one digit.',
        explanation:
          'Results are Level 4, and planning backward starts there: result, then the behavior that would explain it, then learning, then reaction. Level 3 is the common slip, because behavior is where most effort goes. It comes second in the plan and explains the result.',
      },
      {
        id: 'q9',
        type: 'short-answer',
        question:
          "In Proposal B's last intake, seven technicians started. One left in week four. The other six met the productivity standard after 6, 17, 8, 10, 7 and 12 weeks. What was the median time-to-productivity, in weeks, of those six?",
        options: [],
        correctAnswer: '9',
        points: 10,
        hint: 'Put the values in order first. Answer with a whole number in digits, without a unit.',
        explanation:
          'In order the values are 6, 7, 8, 10, 12 and 17. With six values the median lies midway between the third and the fourth: (8 + 10) ÷ 2 = 9. The average is 10, pulled up by one long case. Report "9 weeks, for six of seven starters", so that the leaver stays visible.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'The operations director writes: "Client reviews say that our technicians seem rushed and cold. Please put all 200 through an empathy course next month. I want proof of impact by the end of the quarter." Draft your reply. Cover the need, the design if skill turns out to be a cause, and the evaluation.',
        options: [],
        correctAnswer:
          'I share the goal, and I am holding two dates next month so that we lose no time. Before 200 people leave their patients, please give me five days. Need: I will sort the reviews by hospital, shift and comment, and watch handovers at the two hospitals with the most and the two with the fewest such comments. I want to know whether technicians know the standard, have time for it, see feedback, and have ever done it well. If "rushed" follows short staffing or back-to-back slots, the schedule needs an owner, and a course will not help. Design: if some technicians lack the skill, I propose two 45-minute practice sessions, a week apart, in paid time, for them alone. Objective: given a discharge, the technician explains the next step and answers questions within five minutes, and the owner can repeat it. Their managers give a real case within seven days and watch one in week six. Evaluation: result, share of reviews that mention feeling rushed, compared with hospitals that start later; behavior, observed discharges; learning, a practical test; reaction, three questions. Reviews arrive late and staffing may change, so by quarter end I can show behavior and an early trend, and I will say what else changed. On the 14th you get one page with causes, owners and a recommendation. Could we speak for ten minutes today about the measure?',
        points: 10,
        hint: 'Accept the goal, name the evidence you need, keep the design small, and be honest about timing.',
        explanation:
          'A strong reply keeps the sponsor by accepting goal and date, leaves the solution open, and tests non-training causes such as staffing. It limits practice to those who need it, links managers to transfer, and claims contribution. The tempting reply books the course and adds a survey: it pleases today and leaves "rushed" untouched.',
      },
    ],
    feedback: {
      passing:
        'You can tell a gap from a wish, and a skill from a broken process. You write objectives that others can observe, plan for the week after the event, and claim no more than the evidence supports. Read the explanations, then take one of your own proposals through the same ten questions.',
      failing:
        'Not yet, and the gaps are teachable. Go back to five rules. A need has two measured ends and a visible behavior. Stop at the first "no" in the five questions, and fix that before you train. An objective says what the person does, under which conditions and how well. Transfer happens in the workplace: a task within seven days, a peer, a job aid. Evaluation is planned from Level 4 down and reported as contribution, with the median and the leavers shown. Read the sections below, redo the calculation by hand, and try again.',
    },
    badge: {
      name: 'Learning Experience Designer',
      description:
        'Passed a practical check on needs analysis, measurable objectives, transfer, onboarding, development plans and the evaluation of learning.',
    },
  },
});
