import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'employee-relations-scenario-2',
  moduleId: 'employee-relations-m2',
  type: 'scenario',
  title: 'The Clipboard on Line Two',
  description:
    'A quality technician at a Canadian seafood plant reports her night manager, and everyone has a favorite investigator. Decide about the investigator, the questions, the shift, the small signs and the last signature.',
  passingScore: 75,
  config: {
    scenario: {
      title: 'The Clipboard on Line Two',
      context:
        'You lead employee relations at a seafood processor in Nova Scotia, Canada, with 310 employees on three shifts. On Tuesday Amy Surette, a quality technician on nights, reported that night manager Dan Comeau allegedly pulled the clipboard from her hands on line 2 and called her a rat, and that her hours have been cut since she logged a broken chiller. Heather MacLeod is plant director, Paul Thibodeau plans the schedules, and Joyce Pike speaks for the union. Local counsel has confirmed that a report about food safety is protected. The firm and its people are invented.',
      people: [
        { name: 'Heather MacLeod', role: 'Plant director' },
        { name: 'Dan Comeau', role: 'Night manager, respondent' },
        { name: 'Amy Surette', role: 'Quality technician, complainant' },
        { name: 'Paul Thibodeau', role: 'Schedule planner' },
        { name: 'Joyce Pike', role: 'Union representative' },
      ],
    },
    steps: [
      {
        id: 'investigator',
        title: 'Someone Dan will talk to',
        description: 'Decide who looks into it.',
        situation:
          'The camera over line 2 records over itself after seven days. Four of them are left. You’ve asked the plant engineer for a copy; he says that he needs an investigator’s name on the form.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Wednesday, 8:05 AM',
            text: 'Give it to Colin in engineering. He and Dan have fished together for years, so Dan will talk to him.',
          },
          {
            from: 'Joyce Pike',
            at: 'Wednesday, 8:30 AM',
            text: 'My member would like someone who has never set foot on that shift.',
          },
        ],
        choices: [
          {
            id: 'investigator-safety',
            text: 'Name the safety lead, who has no line to either of them, and let her start tonight.',
            reasoning:
              "Dan may object to her later, but she has no line to either, and lost evidence can't be objected to.",
            value: 7,
            feedback:
              'The footage is safe by ten. On Friday Dan points out that she signed the chiller report and wrote in it that nights hide things, and two days go into finding someone else.',
            next: 'terms',
          },
          {
            id: 'investigator-colin',
            text: 'Take Colin, with a note-taker from HR in the room at every interview he holds.',
            reasoning:
              "People on nights talk to a man they know, and a note-taker can stop what isn't fair.",
            value: 0,
            feedback:
              'Amy hears the name in the cafeteria before you’ve called her. Three packers who saw it happen remember nothing when Colin asks, and on Thursday evening she sends you one line.',
            next: 'withdrawn',
          },
          {
            id: 'investigator-lawyer',
            text: 'Hire a lawyer from Halifax tonight, and leave it to her what is to be secured and when.',
            reasoning:
              'She has no friends on any shift, and she knows better than we do what has to be proved.',
            value: 3,
            feedback:
              'She has time in nine days. By then the camera has long recorded over it, and her first letter to Dan asks him what he thinks the picture would have shown.',
            next: 'terms',
          },
          {
            id: 'investigator-ties',
            text: 'Sign for the camera yourself, put a Lunenburg manager forward, and take objections until noon.',
            reasoning:
              'By noon there is a film, and a person whom both of them have had a look at.',
            value: 10,
            feedback:
              'Heather finds it fussy. Dan objects to the first name, over a loan that you hadn’t known about, and lives with the second, and the footage is on your desk before lunch.',
            next: 'terms',
          },
        ],
      },
      {
        id: 'withdrawn',
        title: 'One line',
        description: 'Decide what a withdrawn complaint is.',
        situation:
          'The chiller has been repaired with tape. Amy is on sick leave for a week. Colin says that there is nothing more for him to do.',
        messages: [
          {
            from: 'Amy Surette',
            at: 'Thursday, 9:15 PM',
            text: 'I take it back. I have a mortgage.',
          },
          {
            from: 'Heather MacLeod',
            at: 'Friday, 7:50 AM',
            text: 'There you are. Can we close it?',
          },
        ],
        choices: [
          {
            id: 'withdrawn-replace',
            text: 'Write to her that you go on, against her word, with what three packers saw, and without Colin.',
            reasoning:
              "Three people saw something that night, and they're at work on the line every evening.",
            value: 10,
            feedback:
              'She doesn’t answer. On Monday a packer does, in writing, and a manager from the Lunenburg site, whom both sides can live with, takes the folder over with Amy’s first note on top.',
            next: 'terms',
          },
          {
            id: 'withdrawn-close',
            text: 'Close it in a letter that thanks her, and say that the door stays open at any time.',
            reasoning:
              'It feels too easy, but she’s an adult and has decided, and pushing her now would wrong her again.',
            value: 0,
            feedback:
              'The letter is warm. Three weeks later an inspector finds the tape, asks who knew, and is handed a file in which the firm read the word "mortgage" and closed the case.',
            next: 'terms',
          },
          {
            id: 'withdrawn-days',
            text: 'Offer her a place on days with a quiet start, and ask her to think about it over the week.',
            reasoning:
              'She gets away from him at once, keeps her income, and can still come forward when she is rested.',
            value: 3,
            feedback:
              'She takes it, tired. On nights it is now known that people who complain have to leave, and the packer who had begun a note for you tears it up.',
            next: 'terms',
          },
          {
            id: 'withdrawn-pause',
            text: 'Hold it for a week, write to her that nothing is lost, and call her when she is back.',
            reasoning:
              'A decision made on sick leave and under pressure isn’t one, and she can take it back rested.',
            value: 7,
            feedback:
              'She is grateful for the letter. On day three the camera has recorded over itself, and on day eight her memory of the words has to stand alone.',
            next: 'terms',
          },
        ],
      },
      {
        id: 'terms',
        title: 'All of it, while we are at it',
        description: 'Decide what is asked.',
        situation:
          'However it came about, the case is now with a manager from the Lunenburg site whom both sides accept. He has never investigated anything and would like a page to go by.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Monday, 9:00 AM',
            text: 'Keep it broad. I want to know what goes on at night, all of it, while we are at it.',
          },
          {
            from: 'Dan Comeau',
            at: 'Monday, 9:20 AM',
            text: 'I’d like to know what I’m supposed to have done.',
          },
        ],
        choices: [
          {
            id: 'terms-two',
            text: 'Ask about the clipboard, the word, and whether her hours changed and why.',
            reasoning:
              'Three lines can be answered by Thursday, even by a man who has never done it before.',
            value: 10,
            feedback:
              'Heather calls it thin. Dan reads the page, says that he did take the clipboard and why, and by Wednesday payroll has put eight weeks of schedules beside the chiller log without naming anyone.',
            next: 'interim',
          },
          {
            id: 'terms-broad',
            text: 'Ask what happened on nights this year, and have him narrow it down as he learns more.',
            reasoning:
              'One act rarely stands alone, and a pattern can’t be seen by someone who is tied to a date.',
            value: 3,
            feedback:
              'In week three he has heard 22 people about nine years. Dan hasn’t been asked about the clipboard yet, and the packer who saw it has gone home for the season.',
            next: 'interim',
          },
          {
            id: 'terms-reply',
            text: 'Send Dan her report as it is, and let his reply show what the two of them dispute.',
            reasoning:
              'He has a right to read every word, and what he doesn’t deny needs no further work from us.',
            value: 0,
            feedback:
              'Eleven pages come back, with a list of her sick days that someone in payroll printed for him. It’s the first thing in the file, and Amy reads it the next day.',
            next: 'interim',
          },
          {
            id: 'terms-three',
            text: 'Ask three things: the clipboard, the word, and whether Paul cut her hours to punish her.',
            reasoning:
              'All that she has reported is in it, and everyone who is meant learns of it on the same day.',
            value: 7,
            feedback:
              'It’s complete and plain. Paul hadn’t known that he was part of it, the union ends his interview after four minutes, and the findings about Dan and Amy now have to wait for Paul.',
            next: 'interim',
          },
        ],
        secondVariant: {
          title: 'A complaint of his own',
          description: 'Decide what happens to a second complaint.',
          situation:
            'However it came about, the case is now with a manager from the Lunenburg site whom both sides accept. His page asks about the clipboard, the word and her hours.',
          messages: [
            {
              from: 'Dan Comeau',
              at: 'Monday, 9:00 AM',
              text: 'She wrote the chiller down as broken an hour before it was. I want that looked into as well, by the same man.',
            },
            {
              from: 'Heather MacLeod',
              at: 'Monday, 9:20 AM',
              text: 'Fair is fair. Put both on one page.',
            },
          ],
          choices: [
            {
              id: 'own-amy',
              text: 'Have Amy asked about the hour in her first interview, and let her clear it up there and then.',
              reasoning:
                'It may well upset her, but it could be a slip of the pen, and hearing it across a table is kinder than by letter.',
              value: 0,
              feedback:
                'She comes to speak about a clipboard and is asked about her own log. Joyce ends it after six minutes, and every packer learns that people who report a chiller are questioned about it.',
            },
            {
              id: 'own-page',
              text: 'Log it today, give it to someone else to look into, and leave this page exactly as it is.',
              reasoning:
                "He'll call that a brush-off, but hers is a protected report, and it mustn't turn into a trial of her.",
              value: 10,
              feedback:
                "Heather says that you take sides. The safety lead of another plant reads the chiller's recorder in one afternoon, long before the rest is done, and the page about the clipboard stays a page about the clipboard.",
            },
            {
              id: 'own-order',
              text: 'Put both on one page as two questions, and have the man from Lunenburg answer hers first.',
              reasoning:
                'Each of them has a right to an answer, and one pair of eyes can see where the two stories meet.',
              value: 7,
              feedback:
                'The order is kept, and he is fair. But each witness is asked about Dan and then about Amy, and by Wednesday nights speak of the case against the two of them.',
            },
            {
              id: 'own-hold',
              text: 'Ask Dan to hold it until hers is decided, and promise him a meeting with you on that very day.',
              reasoning:
                'His turn will come, no one has to fight on two fronts, and it may look different to him by then.',
              value: 3,
              feedback:
                "He holds it, with the union of supervisors on the phone. Nothing was logged, the chiller's recorder has written over the hour by then, and at the appeal he says that HR told him to keep quiet.",
            },
          ],
        },
      },
      {
        id: 'interim',
        title: 'Both on nights from Sunday',
        description: 'Decide who works where until then.',
        situation:
          'The interviews will take two weeks. Amy’s logs are countersigned by the night manager. She has a child at school and a mother who stays with him at night. No one has reported a threat.',
        messages: [
          {
            from: 'Paul Thibodeau',
            at: 'Monday, 3:00 PM',
            text: 'They’re both on nights from Sunday. I can put Amy on days; she would lose the premium.',
          },
          {
            from: 'Joyce Pike',
            at: 'Monday, 3:10 PM',
            text: 'And why is it her sleep that moves?',
          },
        ],
        choices: [
          {
            id: 'interim-suspend',
            text: 'Send Dan home on pay until the report is in, and let the whole shift know that it’s neutral.',
            reasoning:
              'It costs him nothing, she can work in peace, and no witness has to look at him at the break.',
            value: 0,
            feedback:
              'On nights the word neutral isn’t believed. Dan’s brother-in-law runs the freezer, the crew stops talking to Amy by Tuesday, and the risk that you meant to control was never there.',
            next: 'signs',
          },
          {
            id: 'interim-days',
            text: 'Put Amy on days with the premium paid on, and give her until noon to refuse.',
            reasoning:
              'She keeps what she earns and has the last word, and the shift keeps the manager who can run it.',
            value: 3,
            feedback:
              'She agrees on the phone, between two alarms. Now she pays a sitter from three to six, and everyone on nights has seen which of the two had to go.',
            next: 'signs',
          },
          {
            id: 'interim-swap',
            text: 'Put Dan on days with his premium before Sunday, and look at it with Joyce each Monday.',
            reasoning:
              'It will be gossiped about, but the burden belongs on the one with the power, and he loses no pay.',
            value: 7,
            feedback:
              'Amy can breathe. A deputy who has never released a batch runs the night, two loads are sent back, and by Friday the cafeteria has decided that Dan was suspended.',
            next: 'signs',
          },
          {
            id: 'interim-logs',
            text: 'Leave both on nights, side by side, with her logs and hours out of Dan’s hands.',
            reasoning:
              'No one has to move house or shift, and whatever is awkward about it is over in two weeks.',
            value: 10,
            feedback:
              'It’s awkward at the coffee machine. Amy keeps her crew and her premium, Dan keeps his shift, the day manager signs her logs, and Paul has to send you each change of her hours first.',
            next: 'signs',
          },
        ],
        secondVariant: {
          title: 'Watch her step',
          description: 'Decide about tonight.',
          situation:
            'The interviews will take two weeks, and until now no one had reported a threat. Last night, in the break room, Dan told a packer that Amy should watch her step around the brine tanks. The packer has written it down and signed it. Amy and Dan both start at ten tonight.',
          messages: [
            {
              from: 'Paul Thibodeau',
              at: 'Monday, 3:00 PM',
              text: "That's how he talks. I can have a deputy beside him for as long as you want.",
            },
            {
              from: 'Joyce Pike',
              at: 'Monday, 3:10 PM',
              text: 'Ask my member what she would like. No one has, so far.',
            },
          ],
          choices: [
            {
              id: 'step-ask',
              text: 'Ask Amy what would make her feel safe, and have that arranged for her by tomorrow noon.',
              reasoning:
                'She has been told what is good for her often enough, and whatever she chooses is going to hold.',
              value: 0,
              feedback:
                "She says that she doesn't want to be any trouble. At ten she walks past the tanks with the man who named them, and the note that you had at three is dated Monday.",
            },
            {
              id: 'step-deputy',
              text: 'Keep Dan on with the deputy beside him, and give Amy a radio and leave to go at any time.',
              reasoning:
                "It's far from perfect, but it was one sentence at a break, and she can call for help at any minute.",
              value: 3,
              feedback:
                "The deputy is called to the freezer at one. Nothing happens, and Amy uses the leave to go at ten past, without pay for the rest of the night, as Paul's plan has it.",
            },
            {
              id: 'step-hear',
              text: 'Hear Dan at six this evening, and send him home on pay unless he can explain it by ten.',
              reasoning:
                'He may have meant nothing but a wet floor, and four hours are enough to find that out from him.',
              value: 7,
              feedback:
                'He says that he meant the floor. You believe him about half, send him home at a quarter to ten, and Amy meets him at the gate, which was the one thing to be avoided.',
            },
            {
              id: 'step-off',
              text: 'Take Dan off tonight on full pay, unheard as he is, and let him speak on Wednesday.',
              reasoning:
                "Those tanks are open at ten, and what he meant by it can be heard when she isn't beside them.",
              value: 10,
              feedback:
                'He is furious, and right that no one asked him first. The letter says that nothing has been found and that you look at it on Wednesday, and Amy works her line with an eye on the temperatures and on nothing else.',
            },
          ],
        },
      },
      {
        id: 'signs',
        title: 'She never asks',
        description: 'Decide what two small things are.',
        situation:
          'Week two. On the first day you saved a list for each person involved: schedule, overtime, pay, training, access. Amy’s food safety refresher has vanished from the calendar, and she had no Sunday overtime for the first time since May.',
        messages: [
          {
            from: 'Paul Thibodeau',
            at: 'Tuesday, 10:40 AM',
            text: 'Overtime goes to those who ask first. Amy never asks. About the course I know nothing.',
          },
          {
            from: 'Amy Surette',
            at: 'Tuesday, 11:00 AM',
            text: 'I’ve been on that list since June. The course is tomorrow.',
          },
        ],
        choices: [
          {
            id: 'signs-speak',
            text: 'Tell the night crew at the handover that no one may be punished for a report.',
            reasoning:
              'It has to be said once in front of all, and those who did it will know who is meant.',
            value: 0,
            feedback:
              'Forty people look at Amy. The course takes place without her, a date in March is offered instead, and the rumor that she wants the manager’s job begins on the bus home.',
            next: 'signature',
          },
          {
            id: 'signs-restore',
            text: 'Restore both today from your list. Who took them away, and why, can wait.',
            reasoning: 'An hour is enough to do it, and all the rest can be asked on Thursday.',
            value: 10,
            feedback:
              'She sits in the course on Wednesday. On Friday it turns out that a clerk had cleared every name above 40, seven others get their place back as well, without an accusation.',
            next: 'signature',
          },
          {
            id: 'signs-ask',
            text: 'Ask Paul for his reasons on paper, and decide once both versions are in front of you.',
            reasoning:
              "Two small things don't make a pattern, and no one should be corrected before being heard.",
            value: 7,
            feedback:
              'His answer comes on Thursday and is polite and credible. The course was on Wednesday, the next one is in March, and Joyce asks what the list of the first day was for.',
            next: 'signature',
          },
          {
            id: 'signs-add',
            text: 'Add it to the page of questions, and have the investigator hear Paul about both.',
            reasoning:
              'It belongs to the same story, and one pair of hands should hold all the facts about it.',
            value: 3,
            feedback:
              'He puts Paul down for the following week. Until then two more Sundays go by without Amy, and the report is late by the days that she is short of.',
            next: 'signature',
          },
        ],
      },
      {
        id: 'signature',
        title: 'I sign, you write',
        description: 'Decide who decides.',
        situation:
          'The report is in. It finds that Dan took the clipboard and used the word. It found no link between the chiller and the hours. You’ve advised on procedure and haven’t been asked what you think.',
        messages: [
          {
            from: 'Heather MacLeod',
            at: 'Friday, 4:00 PM',
            text: 'You know the case best. Write the outcome, I sign it on Monday. Colin’s boss thinks a talk will do.',
          },
          {
            from: 'Dan Comeau',
            at: 'Friday, 4:20 PM',
            text: 'Who decides about me? I’d like to speak to that person first.',
          },
        ],
        choices: [
          {
            id: 'signature-options',
            text: 'Draft two outcomes with earlier cases beside them, and have Heather pick after hearing Dan.',
            reasoning:
              'Some will say that you steer her, but she runs the plant, and the earlier cases leave her a choice.',
            value: 7,
            feedback:
              'Heather hears him for an hour and picks the milder draft. At the appeal Joyce asks who wanted Colin in the first place, and the outcome has to be decided again by someone else.',
            next: 'end',
          },
          {
            id: 'signature-write',
            text: 'Write it, have counsel read it over the weekend, and put it on her desk on Monday.',
            reasoning:
              'You’ve read more of this than anyone, and a lawyer will notice if anything is unfair.',
            value: 0,
            feedback:
              'It’s well written, and Dan recognizes your sentences. You told him on day one that you guide the procedure and nothing else, and he reads that mail aloud at the appeal.',
            next: 'end',
          },
          {
            id: 'signature-other',
            text: 'Take it out of Heather’s hands, and let the director in Lunenburg hear Dan and decide.',
            reasoning:
              'A drive of two hours is all that it takes, and Heather may sulk for a month, but the plant has enough to do.',
            value: 10,
            feedback:
              'Heather does feel passed over, and says so. Dan is heard by a person who had no view of him, gets a written warning that names the two facts, and doesn’t appeal.',
            next: 'end',
          },
          {
            id: 'signature-talk',
            text: 'Let Heather decide alone, and go through the weak points of the report with her first.',
            reasoning:
              'A decision should rest on the whole picture, and she ought to know what remains open.',
            value: 3,
            feedback:
              'She remembers the weak points better than the findings. Dan gets a talk, Amy is told that "it has been dealt with," and the next broken chiller isn’t logged.',
            next: 'end',
          },
        ],
        secondVariant: {
          title: 'What did he get?',
          description: 'Decide what Amy is told.',
          situation:
            'The Lunenburg director has heard Dan and decided: he took the clipboard and used the word, and he has a written warning. No link was found between the chiller and the hours.',
          messages: [
            {
              from: 'Amy Surette',
              at: 'Friday, 4:00 PM',
              text: 'Nine weeks. What did he get? I think I have a right to know.',
            },
            {
              from: 'Joyce Pike',
              at: 'Friday, 4:05 PM',
              text: 'If you say nothing, nights will say that nothing happened.',
            },
            {
              from: 'Heather MacLeod',
              at: 'Friday, 4:20 PM',
              text: "Tell her, for heaven's sake, if it helps.",
            },
          ],
          choices: [
            {
              id: 'told-confidence',
              text: 'All of it, in confidence, with Joyce beside her, and with a promise from both to keep it so.',
              reasoning:
                'It bends a rule, but she has paid for this with nine weeks, and Joyce will help her keep it to herself.',
              value: 3,
              feedback:
                'She keeps it until Sunday. On Monday the warning is on a cup in the break room, and Dan, who had accepted it, appeals against the way in which it was made known.',
            },
            {
              id: 'told-dan',
              text: 'Nothing yet. Ask Dan to tell her himself, at a table with Joyce, as a first step back.',
              reasoning:
                'They have to work together, and a word from him is worth more than any letter with a stamp.',
              value: 0,
              feedback:
                'He agrees, and tells her across the table what she did to his family. Amy had asked for a sentence from the company, and the company has sent her the man whom she reported.',
            },
            {
              id: 'told-finding',
              text: "What was found and that it had consequences. Which ones, she is told to her face, she won't hear.",
              reasoning:
                'What was found concerns her, and what stands in his file concerns him and those who keep it.',
              value: 10,
              feedback:
                'She says that it is thin. She also knows that two of three things were found as she told them, in a letter that she can keep, and in spring another technician logs another chiller.',
            },
            {
              id: 'told-closed',
              text: 'That the findings are in and that the matter has been dealt with, in a phone call from Heather herself.',
              reasoning:
                'It comes from the top, it spares both of them the details, and no one on nights can twist a word.',
              value: 7,
              feedback:
                "It's a friendly call. Amy doesn't know whether she was believed, nights conclude that she wasn't, and you write her the two findings in January, after she has asked three times.",
            },
          ],
        },
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You kept the first two days small. Someone without ties held the pen, the page asked what could be answered, neither of them was judged by a schedule, and the list of the first day gave back what had gone missing. Look at the choices below 10: most saved a day or an argument, and Amy or Dan paid for it.',
      failing:
        'Look at the first days again. Which of the people who offered themselves had a tie, and what was going to be recorded over while you looked for one who hadn’t? What can a stranger find out with the question you gave him? Who moved, and what risk did that answer? What had you saved on day one, and did you use it before the date had passed? And who signed an outcome for a plant director with a favorite? Then play again.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: THE FIRST TWO DAYS\n\nName: ______________________   Date: ______________\n\n1. WHO INVESTIGATES\nThree people without ties, from which sites: ______________________________\nWhat perishes here, and after how many days: ______________________________\n\n2. THE PAGE\nTwo "whether" questions: ______________________________\nWhat is parked, and with whom: ______________________________\n\n3. UNTIL THEN\nRisk, and the smallest step that controls it: ______________________________\nDate on which it ends or is looked at again: ______________\n\n4. THE LIST OF DAY ONE\nWhose schedule, pay, training and access I save: ______________________________\nWho sends me changes before they are made: ______________________________\n\nReview date: ______________   Person who will tell me if I become a party: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Who investigates', 'The page', 'Until then', 'The list of day one'],
    },
  },
});
