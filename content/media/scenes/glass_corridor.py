"""glass-corridor: a visitors' gallery with daylight on one side and glass towards a hall of tanks on the other."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(341)
white = principled('plaster', (.80,.797,.785), 0, .55); frame = principled('frame', (.10,.10,.104), .6, .35); dark = principled('dark', (.03,.03,.033), .2, .4); red = principled('red', RED, 0, .3, Clearcoat=.4)
stone = gloss_floor('stone', (.46,.452,.44), .085, .5, .08); pane = thin_glass('pane', (.955,.968,.965)); clear = thin_glass('clear', (.965,.975,.972), refl=.16); pol = steel_polished(rough=.11); st = steel_brushed(scale=.6, rough=.24, aniso=.65, color=(.62,.63,.65)); jk = steel_brushed('jacket', scale=.9, rough=.33, aniso=.75, color=(.56,.57,.585))
W, H, Y0, Y1 = 1.75, 3.3, -6, 34
bbox(-W,W,Y0,Y1,-.30,0,stone); boxes([(-W,W,y-.004,y+.004,0,.0012) for y in range(Y0,Y1,2)]+[(-.004,.004,Y0,Y1,0,.0013)], frame)
bbox(-W-.1,W+.1,Y0,Y1,H,H+.3,white); led = emit('led', (1,.97,.92), 8., lamp=False)
boxes([(-1.05,-.99,Y0,Y1,H-.012,H-.001),(.99,1.05,Y0,Y1,H-.012,H-.001)], led); boxes([(-1.09,-.95,Y0,Y1,H-.004,H-.0005),(.95,1.09,Y0,Y1,H-.004,H-.0005)], frame)
for s in (-1,1):                                                # both glass walls: slim mullions, floor and head channel
    x = s*W
    boxes([(x-.03,x+.03,y-.028,y+.028,0,H) for y in range(Y0,Y1+1,2)]+[(x-.045,x+.045,Y0,Y1,0,.07),(x-.045,x+.045,Y0,Y1,H-.07,H)], frame)
    obj(mesh([(x,Y0,0),(x,Y1,0),(x,Y1,H),(x,Y0,H)], [(0,1,2,3)], pane if s < 0 else clear))
    boxes([(x-.006-s*.012,x+.006-s*.012,Y0,Y1,1.38,1.42)], red if s > 0 else frame)
# end of the corridor: white wall with a tall glowing opening
bbox(-W,W,Y1-.1,Y1,0,H,white); bbox(-.85,.85,Y1-.14,Y1-.1,0,2.5,emit('end', (1,.97,.92), 2.6, lamp=False)); boxes([(-.91,-.85,Y1-.2,Y1-.1,0,2.56),(.85,.91,Y1-.2,Y1-.1,0,2.56),(-.91,.91,Y1-.2,Y1-.1,2.5,2.56),(-.015,.015,Y1-.2,Y1-.1,0,2.5)], frame)
for y in (7,15,23): box((.42,1.7,.09),(-1.36,y,.44),principled('seat%d'%y,(.36,.34,.32),0,.85,Sheen=.4),.03); [box((.30,.05,.40),(-1.36,y+q,.20),frame,.008) for q in (-.6,.6)]
# the hall, one storey lower
R, Zb, Zt = 1.35, 1.35, 5.0; DZ = -3.6
def head(z0, s, n=14): return [(R*math.cos(t), z0+s*.58*math.sin(t)) for t in [i/n*math.pi/2 for i in range(n+1)]]
shell = lathe_mesh(head(Zb,-1)[::-1]+head(Zt,1), 96, st); jacket = lathe_mesh([(R,1.55),(R+.045,1.6),(R+.045,2.75),(R+.02,2.77),(R+.02,2.83),(R+.045,2.85),(R+.045,4.1),(R,4.15)], 96, jk, sharp=25); ring = lathe_mesh([(R-.01,-.05),(R+.03,-.05),(R+.035,0),(R+.03,.05),(R-.01,.05)], 96, pol); redr = lathe_mesh([(R+.046,-.035),(R+.05,-.03),(R+.05,.03),(R+.046,.035)], 96, red)
motor = lathe_mesh([(0,0),(.28,0),(.28,.08),(.2,.10),(.2,.4),(.25,.42),(.25,.5)]+sum([[(.28,.52+i*.05),(.28,.545+i*.05),(.25,.55+i*.05),(.25,.565+i*.05)] for i in range(9)], [])+[(.25,1.0),(.23,1.1),(0,1.15)], 40, dark, sharp=25); capm = lathe_mesh([(.255,.98),(.265,1.0),(.24,1.12),(.16,1.15),(0,1.16)], 40, red); fl = lathe_mesh([(.10,0),(.10,.03),(.13,.035),(.13,.075),(.1,.08),(.1,.11),(.13,.115),(.13,.155),(.10,.16),(.10,.3)], 32, pol, sharp=35); leg = lathe_mesh([(.17,0),(.17,.03),(.085,.04),(.085,1.5)], 24, pol, sharp=35)
man = lathe_mesh([(0,0),(.30,0),(.30,.115),(.34,.12),(.34,.165),(.30,.17),(.30,.2),(.25,.25),(.12,.295),(0,.3)], 40, pol, sharp=35)
def tank(x, y):
    for me, z in ((shell,0),(jacket,0),(ring,Zb),(ring,Zt),(redr,3.95),(motor,Zt+.56),(capm,Zt+.56)): obj(me,(x,y,z+DZ))
    for a in range(4): t = .785+a*1.571; obj(leg,(x+1.02*math.cos(t),y+1.02*math.sin(t),DZ))
    for k, (a, r) in enumerate(((.4,.72),(1.5,.66),(2.5,.76),(3.6,.70),(4.6,.74),(5.5,.66))):
        z = Zt+.58*math.sqrt(1-(r/R)**2)-.06+DZ; px, py = x+r*math.cos(a), y+r*math.sin(a); obj(fl,(px,py,z)); zz = 3.05+.13*(k%2)
        tube([(px,py,z+.25),(px,py,zz),(x+.9+.2*k,y+.3*k-.6,zz),(x+.9+.2*k,y+.3*k-.6,3.9)], .045, pol, fillet=.2)
    obj(man,(x-R-.01,y,3.2+DZ),(0,-math.pi/2,0))
for i in range(9): tank(4.6, 3.2+i*3.5); tank(9.0, 1.6+i*3.5)
for k, (dx, r) in enumerate(((0,.08),(.35,.05),(.65,.05),(1.05,.10),(1.5,.06),(4.5,.08),(4.9,.05),(5.3,.09))): rod((4.2+dx,-4,3.6+.02*k),(4.2+dx,34,3.6+.02*k),r,pol if k%2 else st)
plane(16,50,(W+8,14,DZ),gloss_floor('hallfloor',(.50,.505,.51),.10,.35,.14)); bbox(12.4,12.6,Y0,36,DZ,6,white); bbox(W+.1,12.6,35.8,36,DZ,6,white); bbox(W+.1,12.6,Y0-6,36,5.6,5.8,white); bbox(W,W+.2,Y0,36,DZ,-.3,white)
for y in range(-4,36,3): bbox(3.4,5.8,y,y+.3,5.5,5.56,led); bbox(7.8,10.2,y,y+.3,5.5,5.56,led)
# daylight side
gr = lawn(c=(.10,.14,.045)); plane(300,300,(-151.8,40,-.35),gr)
T = tree_meshes(leaf_mat('leaf',(.13,.18,.055)), principled('bark',(.10,.07,.05),0,.9), 3, 14000); rnd = random.Random(5)
for i in range(90): tree(T, rnd.uniform(-62,-19), rnd.uniform(-4,100), rnd.uniform(.8,1.3), z=-.3)
D = (.74,.30,-.60)
world_dusk([(0,(1.0,.97,.92)),(.3,(.80,.88,.98)),(1,(.34,.52,.88))], D, glow=(1,.9,.75), glow_k=.4, strength=1.25, clouds=.4)
sun(D, 8.5, (1,.86,.68), .5)
area((-W+.06,14,1.7),(0,14,1.2),(40,3),520,(.93,.97,1),glossy=False); area((7,14,5.4),(7,14,-3),(8,34),1700,(1,.985,.96)); area((0,12,H-.06),(0,12,0),(2,36),130,(1,.97,.92),glossy=False); area((3.0,-3,4.6),(6,6,0),(3,4),500,(1,.98,.95))
camera((-.75,-4.6,1.55),(1.95,8,1.40),lens=27,focus=7,fstop=2.)
render('glass-corridor', dict(exposure=-.20, bloom=.11, bloom_thr=1.3, contrast=1.28, vignette=.24, saturation=1.0, high_tint=[.012,.004,-.010]), spp=26, bounces=7)
