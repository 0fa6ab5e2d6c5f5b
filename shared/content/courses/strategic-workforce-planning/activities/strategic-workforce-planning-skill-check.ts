import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'strategic-workforce-planning-skill-check',
  moduleId: 'strategic-workforce-planning-m5',
  type: 'skill-check',
  title: 'Workforce Planning Check',
  description:
    "You challenge a division's headcount request. Ten questions test forecasting, gap types, sourcing levers and scenarios.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Workforce Planning Check',
      description:
        'Casimir Adebayo-Holt, who leads the Home Energy division of a utility, wants 60 more heat-pump installers. Finance partner Yaretzi Pohl asks you to challenge the request before it reaches the executive team. Ten questions, 10 points each; 80% passes. You have 25 minutes. Keep a calculator ready.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'The request rests on a trend: installer headcount grew 8% a year for five years, so it should grow 8% again. In those years the number of installations was flat, but a typical job went from one visit to three. What do you ask for first?',
        options: [
          'Ten years of headcount, because a longer series would make the trend more stable and less sensitive to any single year.',
          'A rebuild from hours: the work in each installation, overtime included, divided by productive hours per installer.',
          'A growth rate capped at the industry average, with the difference held in reserve until the half-year review.',
          'A ratio of installers to installations for last year, applied to the number of installations forecast for next year.',
        ],
        correctAnswer:
          'A rebuild from hours: the work in each installation, overtime included, divided by productive hours per installer.',
        points: 10,
        hint: 'What changed in five years: the number of jobs, or what one job contains?',
        explanation:
          'The work inside a job tripled in visits, so only hours show what is needed and whether the third visit should exist at all. The ratio is the best distractor because it uses workload. However, it copies last year, with its overtime and its visits, as if both were right. A longer trend extends a business that has changed.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'The analyst adds a regression: five annual observations, between 6,000 and 9,000 installations, fit a line almost perfectly. She reads the headcount for 20,000 installations from it. Which objection is strongest?',
        options: [
          'A fit that is almost perfect proves an error in the data, so the line cannot be used at all.',
          'She should use quarterly figures, since twenty points would make the result for 20,000 reliable.',
          'Regression suits sales and production volumes and should not be applied to people.',
          'Few points, and 20,000 lies far outside their range; treat the result as a cross-check only.',
        ],
        correctAnswer:
          'Few points, and 20,000 lies far outside their range; treat the result as a cross-check only.',
        points: 10,
        hint: 'Look at where the forecast value sits compared with the past values.',
        explanation:
          'Five points support little, and nothing observed says that the relationship holds at more than twice the largest value: depots, travel and supervision may all change. Quarterly data tempt because more points help. They would still lie in the old range, so the jump to 20,000 stays unproven.',
      },
      {
        id: 'q3',
        type: 'multiple-choice',
        question:
          'To show supply risk, a depot manager sends you a list of nine installers "who will be gone soon," based on age and a few remarks. Casimir wants it in the plan. What do you do?',
        options: [
          'Keep it out of the plan, take advice on the document, use past group rates, and put one open question to everyone.',
          'Remove the names, keep the ages and depots, and show the nine as a risk figure, so that no individual can be identified.',
          'Ask the nine privately what they intend, in a friendly way, so that the plan rests on facts and not on guesses.',
          'Delete the list at once so that it cannot be used as evidence, and ask the manager to send headcount totals only.',
        ],
        correctAnswer:
          'Keep it out of the plan, take advice on the document, use past group rates, and put one open question to everyone.',
        points: 10,
        hint: 'Think about who is asked, who is counted, and what may become of a record.',
        explanation:
          'Plans estimate flows for groups, and the same open question goes to everyone. Removing names is the best distractor, but the figure would still be built on individual ages and gossip, and nine people in known depots are easy to recognize. Asking only those nine singles them out by age. Deleting a possible record without advice may make things worse.',
      },
      {
        id: 'q4',
        type: 'short-answer',
        question:
          'Home Energy has 240 installers. For the year it expects 24 resignations, 6 retirements, 2 moves out to other divisions and 12 moves in. Likely demand at year end is 262. How many installers short will it be before any hiring?',
        options: [],
        correctAnswer: '42',
        points: 10,
        hint: 'Give a whole number in digits only. Walk the supply first, then compare it with demand.',
        explanation:
          'Supply is 240 − 24 − 6 − 2 + 12 = 220, and 262 − 220 = 42. The tempting figure is 54, which Casimir rounded up to 60: it counts all 32 who leave and forgets the 12 who arrive. Subtracting today’s 240 from 262 gives 22, which forgets that people leave at all. The walk catches both errors.',
      },
      {
        id: 'q5',
        type: 'multiple-select',
        question:
          'For the commercial team, need and supply are both 34 people. Nine of the 34 cannot yet design large systems to standard. Training them ends five months after the first contracts begin. It would cost $90,000, which the approved budget covers. Which gaps exist? Choose all that apply.',
        options: ['A quantity gap', 'A capability gap', 'A timing gap', 'A cost gap'],
        correctAnswer: ['A capability gap', 'A timing gap'],
        points: 10,
        hint: 'Test each of the four against one fact in the case. Headcount is only the first.',
        explanation:
          'Nine people cannot yet do the work to standard, and training alone makes them ready too late. Quantity matches at 34, and the money is approved. Cost is the best distractor because an amount is mentioned, but a cost gap means unaffordable at full cost, and not merely that a remedy has a price.',
      },
      {
        id: 'q6',
        type: 'short-answer',
        question:
          'No one has past data on servicing the new pumps. Seven experts will each estimate alone and in writing, see an anonymous summary with reasons, and estimate again. What is this method called?',
        options: [],
        correctAnswer: 'Delphi',
        points: 10,
        hint: 'One word: the name only, without "method" or "technique."',
        explanation:
          'It is Delphi. Estimating alone, anonymous feedback and repeated rounds keep rank out of the answer. An open meeting of the same experts is quicker, but the first senior figure spoken becomes the anchor. Remember to report the spread that remains, because agreement is not accuracy.',
      },
      {
        id: 'q7',
        type: 'multiple-choice',
        question:
          'A public grant will pay for a surge of simple installations from month two to month ten. Renewal is uncertain. Licensed subcontractors in the region have free capacity, and a new installer needs seven months to qualify. Casimir proposes 20 permanent hires. Which lever do you recommend?',
        options: [
          'Build: qualify 20 meter readers, because skills that stay in the company outlast any grant.',
          'Buy: hire the 20 and rely on normal turnover to reduce the number if the grant ends.',
          'Borrow: engage subcontractors with an end date, check status and quality, and tie permanent posts to renewal.',
          'Bot: automate scheduling first, because it removes enough office work to release the capacity.',
        ],
        correctAnswer:
          'Borrow: engage subcontractors with an end date, check status and quality, and tie permanent posts to renewal.',
        points: 10,
        hint: 'Compare how long the need lasts, how sure it is, and when each option becomes useful.',
        explanation:
          'The need is short, uncertain and for a skill that the market has, so borrowing fits, and renewal becomes a trigger. Build is the best distractor, since it develops people. Seven months of training would leave about three useful months before the surge ends. Relying on turnover makes employees carry the risk of the grant.',
      },
      {
        id: 'q8',
        type: 'multiple-select',
        question:
          'Casimir writes: "If demand is strong, we will review staffing." You want a real trigger. Which additions does it need? Choose all that apply.',
        options: [
          'An indicator with a threshold and a period, such as 1,900 signed orders for two months running',
          'A statement that all executives agree which scenario is the most likely',
          'A named owner and a number of days in which to act',
          'A paragraph explaining how the market has behaved over the past five years',
          'An action whose money or authority has already been approved',
        ],
        correctAnswer: [
          'An indicator with a threshold and a period, such as 1,900 signed orders for two months running',
          'A named owner and a number of days in which to act',
          'An action whose money or authority has already been approved',
        ],
        points: 10,
        hint: 'Imagine the day it happens. What would stop someone from acting before lunch?',
        explanation:
          'Indicator, threshold, period, owner and authorized action let someone act without a new debate. Agreement on the likeliest scenario is the best distractor. It sounds like alignment, but triggers exist because no one needs to agree about the future in advance. Market history may support a threshold. It does not cause an action.',
      },
      {
        id: 'q9',
        type: 'multiple-choice',
        question:
          'In the sister division, the work of 22 meter technicians ends in May. They share six of ten installer skills. Casimir wants to advertise 18 posts outside tomorrow. What should happen first?',
        options: [
          'Advertise tomorrow and invite the technicians to apply with everyone else, since open competition is fairest.',
          'Hold suitable vacancies for a short, fixed period, compare skills, offer trials, and take advice on consultation.',
          'Place the 18 technicians with the longest service in the posts now, so that no one has to compete for a job.',
          'Offer the technicians voluntary exit first, so that those who remain are the ones who wish to retrain.',
        ],
        correctAnswer:
          'Hold suitable vacancies for a short, fixed period, compare skills, offer trials, and take advice on consultation.',
        points: 10,
        hint: 'Which order of steps keeps useful people without prejudging anyone?',
        explanation:
          'Redeployment comes before recruitment and reduction: a limited hold, a comparison of skills and a real trial protect people and save hiring cost. Open competition is the best distractor because it sounds neutral, but it gives at-risk employees no priority, and it may waste skills you already pay for. Placing by service alone ignores fit, choice and consultation.',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'Write the note that you send to Casimir and Yaretzi about the request for 60 installers. Use the shortfall from question 4 and the facts from questions 1, 7 and 9. Cover one tested assumption, a sequence of levers, a trade-off, a trigger and who governs it. Aim for about 180 words.',
        options: [],
        correctAnswer:
          'Casimir, Yaretzi: I recommend funding a plan for 42, not 60. Our supply walk gives 220 at year end against a likely demand of 262. That demand assumes three visits for each installation. If the third visit can be merged for simple jobs, the need falls; field operations owns that test and reports by March 1. Until then, please read 42 as the likely point in a range. Sequence: first, hold suitable vacancies for ten working days for the 22 meter technicians, compare skills and offer trials, with advice on consultation. Second, borrow licensed subcontractors for the grant surge, months two to ten, with status and quality checked. Third, hire for what remains. Trade-off: technicians in training produce less until they qualify, so some private customers will wait longer, and Casimir owns that message. Trigger: if the grant is renewed in writing for at least twelve months, Casimir releases ten permanent offers within ten working days; finance approves the money now. Stop trigger: if signed orders fall below 1,200 for two months, offers pause. Finance chairs a monthly review with operations and HR. I need your decision by Friday.',
        points: 10,
        hint: 'A number with its assumption, an order of levers, a named loss, an event with an owner, and a chair.',
        explanation:
          'A strong note replaces 60 by 42 and shows why, names the assumption most likely to move it, tries redeployment before recruitment, matches borrowing to the surge, and says who loses something. Its trigger has all five parts, and finance shares the governance. A common weak answer only cuts the number, for example to 50, which changes the price without testing the work.',
      },
    ],
    feedback: {
      passing:
        'You can take a headcount request apart and put back a plan that finance and operations can own. Check any question you missed, and then try the Workforce Plan Review Checklist on one real request this month. People Analytics, AI and HR Technology is a good next step if the forecasting questions interested you.',
      failing:
        'Not yet, and each gap has a place to fix it. If the forecasts caused trouble, return to module 2: rebuild ratios from hours, distrust lines beyond their range, walk supply in groups and never guess who will retire. If gaps or levers did, see module 3: test quantity, capability, timing and cost one at a time, then compare options by their first useful month and the life of the need. If triggers or redeployment did, see module 4: five parts in every trigger, and vacancies held for people at risk before you advertise. Read the sections below, and try again.',
    },
    badge: {
      name: 'Strategic Workforce Planner',
      description:
        'Completed the Workforce Planning Check: testing forecasts, separating gap types, matching sourcing levers to need, and writing triggers that can be acted on.',
    },
  },
});
